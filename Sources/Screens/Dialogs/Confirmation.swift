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
    Button(label: ButtonWords.newGame, action: .game(.deal(state.nextDeal))),
  ]
}

private func drawConfirmation(state: AppState, on frame: inout Frame) {
  drawQuestion(
    DialogWords.giveUp(state.unfinishedGame(in: state.nextDeal.place)),
    titled: state.dealTitle, buttons: confirmationButtons(in: state), state: state, on: &frame)
}

/// Draws a question in a box, with its buttons below.
func drawQuestion(
  _ question: String, titled title: String, buttons: [Button], state: AppState,
  on frame: inout Frame
) {
  let theme = state.theme
  let width = min(max(38, question.displayWidth + 5), 46, frame.size.width)
  let lines = question.wrapped(to: width - 5)
  let panel = Panel(frame.bounds.centered(width: width, height: 6 + lines.count))
  panel.draw(titled: title, theme: theme, on: &frame)
  for (row, line) in lines.enumerated() {
    frame.write(
      line, x: panel.inside.minX, y: panel.inside.minY + row, theme.text.on(theme.surface))
  }
  drawButtons(
    buttons, selected: state.routing.selectedButton, in: panel.inside.row(lines.count + 1),
    theme: theme, on: &frame)
}
