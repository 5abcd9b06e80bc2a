import MemoryTunes
import Terminal

extension Screen {
  /// A question, with its answers as buttons: the first is no, the last yes.
  static func question(
    commands: [Command] = confirmationCommands, _ page: @escaping @Sendable (AppState) -> Page
  ) -> Screen {
    Screen(
      view: .dialog { drawQuestion(page($0), theme: $0.theme, on: &$1) },
      commands: { _ in commands + commonCommands },
      page: { state in
        var page = page(state)
        page.isQuestion = true
        return page
      })
  }
}

let confirmationCommands = buttonCommands + [Command(.dismiss, perform: goBack)]

/// Letters select nothing: after `H` with Caps Lock on, those that move on the board would choose the hint.
let priceCommands = [
  Command(.selectWithArrows, perform: selectItem), Command(.list, perform: selectItem),
  Command(.choose, perform: chooseItem), Command(.dismiss, perform: goBack),
]

private func drawQuestion(_ page: Page, theme: Theme, on frame: inout Frame) {
  let question = page.lines.joined(separator: " ")
  let width = min(max(38, question.displayWidth + 6), 46, frame.size.width)
  Panel.draw(question.wrapped(to: width - 6), above: page, width: width, theme: theme, on: &frame)
}

extension Panel {
  /// Draws a box around these lines in the middle of the frame, with the buttons of a page below them.
  static func draw(
    _ lines: [String], above page: Page, width: Int, theme: Theme, on frame: inout Frame
  ) {
    let panel = Panel(frame.bounds.centered(width: width, height: lines.count + 6))
    panel.draw(titled: page.title, theme: theme, on: &frame)
    frame.write(lines, in: panel.inside, theme.text.on(theme.surface))
    drawButtons(of: page, in: panel.inside.row(lines.count + 1), theme: theme, on: &frame)
  }
}
