import MemoryTunes
import Terminal

extension Screen {
  /// A prompt for a line of text; all characters are typed into it.
  static let prompt = Screen(
    view: .dialog(drawPrompt), commands: { _ in promptCommands }, buttons: promptButtons,
    type: { .prompt(.write(String(($1.prompt.text + $0).prefix(PromptState.maximumLength)))) },
    otherKeys: { $0.key == eraseLineKey ? .prompt(.write("")) : nil })
}

private let promptCommands = [
  Command(.confirm) { _ in .prompt(.confirm) },
  Command(.deleteCharacter) { .prompt(.write(String($0.state.prompt.text.dropLast()))) },
  Command(.cancelTyping, perform: goBack),
  Command(.helpWhileTyping) { _ in .routing(.go(.help)) },
]

func promptButtons(in state: AppState) -> [Button] {
  [
    Button(label: state.prompt.purpose?.confirmation ?? "", action: .prompt(.confirm)),
    Button(label: ButtonWords.cancel, action: .routing(.go(state.routing.previous))),
  ]
}
