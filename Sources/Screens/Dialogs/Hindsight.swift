import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to see where the open card's partner was.
  static let hint = Screen(
    view: .dialog(drawHint),
    commands: { _ in priceCommands + commonCommands }, buttons: hintButtons)

  /// The question whether to look at an earlier moment of a game that counts.
  static let timeTravel = Screen(
    view: .dialog(drawTravel),
    commands: { _ in priceCommands + commonCommands }, buttons: travelButtons)
}

/// Letters select nothing: after `H` with CapsLock on, those that move on the board would choose the hint.
private let priceCommands =
  selectionCommands([.left, .right, .up, .down], help: "arrows")
  + [chooseCommand(.choosing, help: "enter space click"), keepCommand]

let hintCommand = Command(.letters("H"), help: KeyHint("H", "hint: its partner (no stars)")) {
  $0.state.game.hintHasPrice ? .routing(.go(.hint)) : .game(.showHint)
}

let timeTravelCommand = Command(.letters("t"), help: KeyHint("t", "time travel")) {
  .routing(.go($0.state.game.timeTravelHasPrice ? .timeTravel : .inspector))
}

@Sendable private func hintButtons(in state: AppState) -> [Button] {
  [
    Button(label: "No hint", action: .routing(.go(state.routing.previous))),
    Button(label: "Show it", action: .game(.showHint)),
  ]
}

@Sendable private func travelButtons(in state: AppState) -> [Button] {
  [
    Button(label: "Keep playing", action: .routing(.go(state.routing.previous))),
    Button(label: "Travel", action: .routing(.go(.inspector))),
  ]
}

@Sendable private func drawHint(state: AppState, on frame: inout Frame) {
  drawQuestion(
    "With a hint, this game won’t count.", titled: "Hint", buttons: hintButtons(in: state),
    state: state, on: &frame)
}

@Sendable private func drawTravel(state: AppState, on frame: inout Frame) {
  drawQuestion(
    "Then this game won’t count.", titled: "Time travel", buttons: travelButtons(in: state),
    state: state, on: &frame)
}
