import MemoryTunes
import Terminal

/// Every key and what it does, over whatever is on screen.
func drawHelp(state: AppState, on frame: inout Frame) {
  let theme = Theme(state.settings.current.theme)
  let keys = [
    ("←↑↓→ hjkl WASD", "move"),
    ("␣ ⏎ click", "flip, choose"),
    ("n", "new game"),
    ("q", "menu, quit"),
    ("esc", "back, close"),
    ("i", "what is showing"),
    ("t", "time travel"),
    ("?", "this help"),
    ("Ctrl-C Ctrl-Z", "quit, suspend"),
  ]
  let width = min(46, frame.size.width)
  let panel = Panel(
    frame.bounds.centered(width: width, height: min(keys.count + 6, frame.size.height)))
  panel.draw(titled: "Help", theme: theme, on: &frame)
  frame.addTarget(0, frame.bounds)
  let inside = panel.inside
  let isTight = inside.size.height < keys.count + 2
  let top = isTight ? panel.rectangle.minY + 1 : inside.minY
  let indent = 17
  for (row, key) in keys.enumerated() where top + row < panel.rectangle.maxY - 1 {
    frame.write(
      key.0, x: inside.minX, y: top + row, width: indent - 1, theme.accent.on(theme.surface))
    frame.write(
      key.1, x: inside.minX + indent, y: top + row, width: inside.size.width - indent,
      theme.text.on(theme.surface))
  }
  guard !isTight else { return }
  frame.write(
    "Two equal covers make a pair.", x: inside.minX, y: inside.minY + keys.count + 1,
    width: inside.size.width, theme.quiet.on(theme.surface))
}
