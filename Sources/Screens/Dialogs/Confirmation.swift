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
    Button(label: "Keep playing", action: resume(state.nextDeal.place, in: state)),
    Button(label: "New game", action: .game(.fetchTunes(state.nextDeal))),
  ]
}

private func drawConfirmation(state: AppState, on frame: inout Frame) {
  drawQuestion(
    state.nextDeal.place == .daily
      ? "Give up the other daily board?" : "Give up the current game?",
    titled: state.newGame.offered?.code?.description ?? "New game",
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
