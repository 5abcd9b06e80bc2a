import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to abandon the current game.
  static let confirmation = Screen(
    view: .dialog(drawConfirmation), commands: { _ in confirmationCommands + commonCommands },
    buttons: confirmationButtons)
}

private func confirmationButtons(in state: AppState) -> [Button] {
  [
    Button(label: ButtonWords.keepPlaying, action: resume(state.nextDeal.place, in: state)),
    Button(label: ButtonWords.newGame, action: .game(.deal(state.nextDeal))),
  ]
}

private func drawConfirmation(state: AppState, on frame: inout Frame) {
  drawQuestion(
    DialogWords.giveUp(state.unfinishedGame(in: state.nextDeal.place)),
    titled: state.dealTitle, buttons: confirmationButtons(in: state), state: state, on: &frame)
}
