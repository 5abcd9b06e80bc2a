import MemoryTunes
import Terminal

/// Shows the terminal's size and the size needed, in a terminal of any size.
func tooSmallView(state: AppState, needed: Size, in size: Size) -> Frame {
  let theme = state.theme
  var frame = Frame(size: size, style: theme.text)
  let lines =
    [
      (WindowWords.tooSmall, theme.accent), (WindowWords.now(size), theme.text),
      (WindowWords.needed(needed), theme.strong),
    ] + WindowWords.advice.map { ($0, theme.quiet) }
  let shown = lines.prefix(max(1, size.height))
  let top = (size.height - shown.count) / 2
  for (row, line) in shown.enumerated() {
    frame.write(
      line.0, x: max(0, (size.width - line.0.displayWidth) / 2), y: top + row, line.1)
  }
  return frame
}
