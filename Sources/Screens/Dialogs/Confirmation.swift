import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to abandon the current game.
  static let confirmation = Screen(
    view: .dialog(drawConfirmation), commands: { _ in confirmationCommands + commonCommands },
    buttons: confirmationButtons)
}

/// The commands of a question.
let confirmationCommands = buttonCommands + [Command(.dismiss, perform: goBack)]

private func confirmationButtons(in state: AppState) -> [Button] {
  [
    Button(label: ButtonWords.keepPlaying, action: resume(state.nextDeal.place, in: state)),
    Button(label: ButtonWords.newGame, action: .game(.fetchTunes(state.nextDeal))),
  ]
}

private func drawConfirmation(state: AppState, on frame: inout Frame) {
  drawQuestion(
    DialogWords.giveUp(state.nextDeal.place),
    titled: state.newGame.offered?.code?.description ?? DialogWords.newGame,
    buttons: confirmationButtons(in: state),
    state: state, on: &frame)
}

/// Draws a question in a box, with its buttons below.
func drawQuestion(
  _ question: String, titled title: String, buttons: [Button], state: AppState,
  on frame: inout Frame
) {
  let theme = state.theme
  let panel = Panel(frame.bounds.centered(width: min(38, frame.size.width), height: 7))
  panel.draw(titled: title, theme: theme, on: &frame)
  frame.write(
    question, x: panel.inside.minX, y: panel.inside.minY, width: panel.inside.size.width,
    theme.text.on(theme.surface))
  drawButtons(
    buttons, selected: state.routing.selectedButton, in: panel.inside.row(2), theme: theme,
    on: &frame)
}
