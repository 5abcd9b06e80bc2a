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
  frame.write(centered: lines.prefix(max(1, size.height)), in: frame.bounds)
  return frame
}
