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

  /// The question whether to look at an earlier moment of a game that counts.
  static let timeTravel = Screen(
    view: .dialog {
      drawQuestion(
        DialogWords.timeTravelPrice, titled: DialogWords.timeTravel, buttons: travelButtons(in: $0),
        state: $0, on: &$1)
    },
    commands: { _ in priceCommands + commonCommands }, buttons: travelButtons)
}

/// Letters select nothing: after `H` with CapsLock on, those that move on the board would choose the hint.
private let priceCommands = [
  Command(.selectWithArrows, perform: selectButton), Command(.list, perform: selectButton),
  Command(.choose, perform: pressButton), Command(.dismiss, perform: goBack),
]

let hintCommand = Command(.hint) {
  $0.state.game.hintHasPrice ? .routing(.go(.hint)) : .game(.showHint)
}

let timeTravelCommand = Command(.timeTravel) {
  .routing(.go($0.state.game.timeTravelHasPrice ? .timeTravel : .inspector))
}

@Sendable private func hintButtons(in state: AppState) -> [Button] {
  [
    Button(label: ButtonWords.noHint, action: .routing(.go(state.routing.previous))),
    Button(label: ButtonWords.showHint, action: .game(.showHint)),
  ]
}

@Sendable private func travelButtons(in state: AppState) -> [Button] {
  [
    Button(label: ButtonWords.keepPlaying, action: .routing(.go(state.routing.previous))),
    Button(label: ButtonWords.travel, action: .routing(.go(.inspector))),
  ]
}
