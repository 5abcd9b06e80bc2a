import MemoryTunes
import Terminal

/// The commands of a question.
let confirmationCommands = buttonCommands + [Command(.dismiss, perform: goBack)]

/// The commands of a question about the price of something.
///
/// Letters select nothing: after `H` with CapsLock on, those that move on the board would choose the hint.
let priceCommands = [
  Command(.selectWithArrows, perform: selectButton), Command(.list, perform: selectButton),
  Command(.choose, perform: pressButton), Command(.dismiss, perform: goBack),
]

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
