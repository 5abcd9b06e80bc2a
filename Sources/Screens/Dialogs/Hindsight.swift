import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to see where the open card's partner was.
  static let hint = Screen(
    view: .dialog { drawPrice(titled: DialogWords.hint, buttons: hintButtons, state: $0, on: &$1) },
    commands: { _ in confirmationCommands + commonCommands }, buttons: hintButtons)

  /// The question whether to look at an earlier moment of a game that counts.
  static let timeTravel = Screen(
    view: .dialog {
      drawPrice(titled: DialogWords.timeTravel, buttons: travelButtons, state: $0, on: &$1)
    },
    commands: { _ in confirmationCommands + commonCommands }, buttons: travelButtons)
}

let hintCommand = Command(.hint) {
  $0.state.game.hintHasPrice ? .routing(.go(.hint)) : .game(.showHint)
}

let timeTravelCommand = Command(.timeTravel) {
  .routing(.go($0.state.game.timeTravelHasPrice ? .timeTravel : .inspector))
}

@Sendable private func hintButtons(in state: AppState) -> [Button] {
  [keepPlaying(in: state), Button(label: ButtonWords.showHint, action: .game(.showHint))]
}

@Sendable private func travelButtons(in state: AppState) -> [Button] {
  [keepPlaying(in: state), Button(label: ButtonWords.travel, action: .routing(.go(.inspector)))]
}

private func keepPlaying(in state: AppState) -> Button {
  Button(label: ButtonWords.keepPlaying, action: .routing(.go(state.routing.previous)))
}

private func drawPrice(
  titled title: String, buttons: (AppState) -> [Button], state: AppState, on frame: inout Frame
) {
  drawQuestion(
    DialogWords.price, titled: title, buttons: buttons(state), state: state,
    on: &frame)
}
