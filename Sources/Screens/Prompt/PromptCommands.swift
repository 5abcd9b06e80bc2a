import MemoryTunes

extension Screen {
  /// A prompt for a line of text; characters go into it.
  static let prompt = Screen(
    view: .dialog(drawPrompt), commands: { _ in promptCommands }, page: promptPage,
    type: { .prompt(.write(String(($1.prompt.text + $0).prefix(PromptState.maximumLength)))) },
    otherKeys: { $0.key == eraseLineKey ? .prompt(.write("")) : nil })
}

private let promptCommands = [
  Command(.confirm, action: .prompt(.confirm)),
  Command(.deleteCharacter) { .prompt(.write(String($0.state.prompt.text.dropLast()))) },
  Command(.cancelTyping, perform: goBack),
  Command(.helpWhileTyping, action: .routing(.go(.help))),
]

@Sendable func promptPage(of state: AppState) -> Page? {
  state.prompt.purpose.map { purpose in
    var page = Page(
      title: purpose.words.title,
      lines: [purpose.words.question, state.promptComplaint],
      buttons: [
        Item(purpose.words.confirmation, .prompt(.confirm)),
        Item(ButtonWords.cancel, .routing(.go(state.routing.previous))),
      ], in: state)
    page.isTyped = true
    return page
  }
}
