import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to see where the open card's partner was.
  static let hint = Screen(
    view: .dialog {
      drawQuestion(
        DialogWords.hintPrice, titled: DialogWords.hint, buttons: hintButtons(in: $0), state: $0,
        on: &$1)
    },
    commands: { _ in priceCommands + commonCommands }, buttons: hintButtons)
}

let hintCommand = Command(.hint) {
  $0.state.game.hintHasPrice ? .routing(.go(.hint)) : .game(.showHint)
}

@Sendable private func hintButtons(in state: AppState) -> [Button] {
  [
    Button(label: ButtonWords.noHint, action: .routing(.go(state.routing.previous))),
    Button(label: ButtonWords.showHint, action: .game(.showHint)),
  ]
}
