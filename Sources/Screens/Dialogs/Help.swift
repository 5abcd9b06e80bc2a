import MemoryTunes
import Terminal

extension Screen {
  /// The help: every key of the screen below.
  static let help = Screen(
    view: .dialog(drawHelp), commands: { _ in [closeCommand, timeTravelCommand] },
    clicks: [.anywhere: close], isClosedByAnyKey: true)
}

private func drawHelp(state: AppState, on frame: inout Frame) {
  let theme = state.theme
  let keys = helpLines(for: state.routing.previous, in: state)
  // Above the hint line.
  let room = Rectangle(x: 0, y: 0, width: frame.size.width, height: frame.size.height - 1)
  if keys.count + 6 <= room.size.height {
    let indent = columns(of: keys) + 2
    let widest = indent + (keys.map(\.meaning.displayWidth).max() ?? 0) + 6
    let panel = Panel(
      room.centered(width: min(max(48, widest), room.size.width), height: keys.count + 6))
    panel.draw(titled: "Help", theme: theme, on: &frame)
    draw(keys, in: panel.inside, theme: theme, on: &frame)
    frame.write(
      "Two cards with the same cover make a pair.", x: panel.inside.minX,
      y: panel.inside.maxY - 1, width: panel.inside.size.width, theme.quiet.on(theme.surface))
  } else {
    // Without a border, and without the key that led here.
    frame.removeTargets()
    frame.fill(room, theme.text.on(theme.surface))
    draw(keys.filter { $0.keys != "?" }, in: room.inset(x: 1, y: 0), theme: theme, on: &frame)
  }
  frame.addTarget(.anywhere, frame.bounds)
}

private func draw(
  _ keys: [KeyHint], in place: Rectangle, theme: Theme, on frame: inout Frame
) {
  let indent = columns(of: keys) + 2
  for (row, key) in keys.prefix(place.size.height).enumerated() {
    let y = place.minY + row
    frame.write(key.keys, x: place.minX, y: y, theme.accent.on(theme.surface))
    frame.write(
      key.meaning, x: place.minX + indent, y: y, width: place.size.width - indent,
      theme.text.on(theme.surface))
  }
}

/// The columns that the widest keys take.
private func columns(of keys: [KeyHint]) -> Int { keys.map(\.keys.displayWidth).max() ?? 0 }

/// The keys that work at a destination, and those that work everywhere.
func helpLines(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  destination.screen.commands(state).filter { $0.isOffered(in: state) }.map(\.help)
    + [KeyHint("Ctrl-C Ctrl-Z", "quit, suspend")]
}
