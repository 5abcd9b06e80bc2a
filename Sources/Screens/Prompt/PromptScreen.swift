extension Screen {
  static let prompt = Screen(
    draw: drawPrompt, commands: { _ in promptCommands }, page: promptPage,
    type: { .prompt(.write(String(($1.prompt.text + $0).prefix(PromptState.maximumLength)))) },
    otherKeys: { $0.key == eraseLineKey ? .prompt(.write("")) : nil })
}

private let promptCommands = [
  Command(.confirm, action: .prompt(.confirm)),
  Command(.deleteCharacter) { .prompt(.write(String($0.state.prompt.text.dropLast()))) },
  Command(.back, controls: [[.back]], perform: goBack),
  helpCommand.unhinted,
]

@Sendable private func promptPage(of state: AppState) -> Page? {
  state.prompt.purpose.map { purpose in
    var page = Page(
      title: purpose.words.title, lines: [purpose.words.question, state.promptComplaint],
      buttons: [
        Item(purpose.words.confirmation, .prompt(.confirm)),
        Item(tr("Cancel"), .routing(.go(state.routing.previous))),
      ], in: state)
    page.isTyped = true
    return page
  }
}

private func drawPrompt(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  guard let purpose = state.prompt.purpose, let page = promptPage(of: state) else { return }
  let theme = chrome.theme
  let box = frame.bounds.centered(
    width: min(50, frame.size.width), height: min(10, frame.size.height))
  let inside = drawBox(box, titled: purpose.words.title, theme: theme, on: &frame)
  frame.write(purpose.words.question, in: inside, theme.quiet.on(theme.surface))
  let board = state.promptedBoard
  // A problem with a code, or what it deals, takes up to three lines.
  frame.write(
    (board ?? state.promptComplaint).wrapped(to: inside.width, atMost: 3),
    in: inside.dropping(top: 2), (board == nil ? theme.accent : theme.success).on(theme.surface))
  drawButtons(of: page, in: inside.row(5), theme: theme, on: &frame)
  drawField(state.prompt.text, in: inside.row(1), theme: theme, on: &frame)
}

/// Draws the end of the text, with the cursor behind it.
func drawField(_ text: String, in field: Rectangle, theme: Theme, on frame: inout Frame) {
  frame.fill(field, theme.strong)
  var room = field.width - 1
  let end = text.lazy.reversed().prefix { character in
    room -= character.displayWidth
    return room >= 0
  }
  let shown = String(end.reversed())
  frame.write(shown, in: field, theme.strong)
  let cursor = Point(x: field.minX + shown.displayWidth, y: field.minY)
  frame.write("▏", x: cursor.x, y: cursor.y, theme.accent)
  frame.cursor = cursor
}
