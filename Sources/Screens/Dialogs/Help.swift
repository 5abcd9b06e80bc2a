import MemoryTunes
import Terminal

extension Screen {
  /// The help: every key of the screen below.
  static let help = Screen(
    view: .dialog(drawHelp), commands: { _ in [closeCommand, timeTravelCommand] },
    clicks: [.anywhere: close], isClosedByAnyKey: true)
}

private func drawHelp(state: AppState, on frame: inout Frame) {
  let theme = Theme(state.settings.current.theme)
  let keys = helpLines(for: state.routing.previous, in: state)
  let width = min(48, frame.size.width)
  // Above the hint line.
  let room = Rectangle(x: 0, y: 0, width: frame.size.width, height: frame.size.height - 1)
  let panel = Panel(
    room.centered(width: width, height: min(keys.count + 6, room.size.height)))
  panel.draw(titled: "Help", theme: theme, on: &frame)
  frame.addTarget(.anywhere, frame.bounds)
  let inside = panel.inside
  let isTight = inside.size.height < keys.count + 2
  let top = isTight ? panel.rectangle.minY + 1 : inside.minY
  let indent = 2 + (keys.map(\.keys.displayWidth).max() ?? 0)
  for (row, key) in keys.enumerated() where top + row < panel.rectangle.maxY - 1 {
    frame.write(
      key.keys, x: inside.minX, y: top + row, width: indent - 1, theme.accent.on(theme.surface))
    frame.write(
      key.meaning, x: inside.minX + indent, y: top + row, width: inside.size.width - indent,
      theme.text.on(theme.surface))
  }
  guard !isTight else { return }
  frame.write(
    "Two cards with the same cover make a pair.", x: inside.minX, y: inside.minY + keys.count + 1,
    width: inside.size.width, theme.quiet.on(theme.surface))
}

/// The keys that work at a destination, and those that work everywhere.
func helpLines(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  destination.screen.commands(state).filter { $0.isOffered(in: state) }.map(\.help)
    + [KeyHint("Ctrl-C Ctrl-Z", "quit, suspend")]
}
