import DataFlow
import MemoryTunes
import Terminal

/// The recorded screen, and below it a line that says how far the replay is.
public func replayView(state: ReplayState, in size: Size) -> Frame {
  let shown = state.shownState
  let theme = Theme(shown.settings.current.theme)
  var frame = Frame(size: size, style: theme.text)
  let screen = Size(width: size.width, height: size.height - 2)
  frame.place(pastScreen(state: shown, in: screen), at: Point(x: 0, y: 0))
  let row = Rectangle(x: 1, y: size.height - 2, width: size.width - 2, height: 1)
  drawBar(
    state.shownCount, of: state.count, in: row, filled: theme.accent, empty: theme.faint,
    on: &frame)
  drawStatus(of: state, x: 1, y: size.height - 1, theme: theme, on: &frame)
  return frame
}

private func drawStatus(
  of state: ReplayState, x: Int, y: Int, theme: Theme, on frame: inout Frame
) {
  let mark = state.isAtEnd ? "■" : state.isPaused ? "‖" : "▶"
  let count = "\(mark) \(state.speed.label) \(state.shownCount)/\(state.count) "
  frame.write(count, x: x, y: y, theme.accent)
  let keys: [KeyHint] = [
    .init("␣", state.isPaused ? "play" : "pause"), .init("←→", "step"), .init("↑↓", "speed"),
    .init("q", "quit"),
  ]
  let keysWidth = 40
  let start = x + count.displayWidth
  let isRoomy = frame.size.width - start > keysWidth + 16
  let width = frame.size.width - 1 - start - (isRoomy ? keysWidth : 0)
  let (text, style) =
    state.failure.map { ($0, theme.strong) }
    ?? (state.shownEvent?.kind.label ?? "", theme.text)
  frame.write(text, x: start, y: y, width: width, style)
  guard isRoomy else { return }
  drawHints(
    keys, x: frame.size.width - keysWidth, y: y, width: keysWidth - 1, theme: theme, on: &frame)
}
