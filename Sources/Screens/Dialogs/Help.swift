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
  let indent = (keys.map(\.keys.displayWidth).max() ?? 0) + 2
  let width = indent + (keys.map(\.meaning.displayWidth).max() ?? 0) + 6
  if keys.count + 6 <= room.size.height, width <= room.size.width {
    let panel = Panel(
      room.centered(width: min(max(48, width), room.size.width), height: keys.count + 6))
    panel.draw(titled: "Help", theme: theme, on: &frame)
    draw(keys, indent: indent, in: panel.inside, theme: theme, on: &frame)
    frame.write(
      state.rule, x: panel.inside.minX,
      y: panel.inside.maxY - 1, width: panel.inside.size.width, theme.quiet.on(theme.surface))
  } else {
    frame.removeTargets()
    frame.fill(room, theme.text.on(theme.surface))
    let margin = room.size.width < 40 ? 0 : 1
    drawTightly(keys, in: room.inset(x: margin, y: 0), theme: theme, on: &frame)
  }
  frame.addTarget(.anywhere, frame.bounds)
}

extension AppState {
  /// What the player must do: in the game on the table, or else in the next one.
  fileprivate var rule: String {
    (game.hasBoard ? game.request.kind : settings.current.kind).note
  }
}

/// Draws a line for each command.
private func draw(
  _ keys: [KeyHint], indent: Int, in place: Rectangle, theme: Theme, on frame: inout Frame
) {
  for (row, key) in keys.enumerated() {
    let y = place.minY + row
    frame.write(key.keys, x: place.minX, y: y, theme.accent.on(theme.surface))
    frame.write(key.meaning, x: place.minX + indent, y: y, theme.text.on(theme.surface))
  }
}

/// Draws the commands one after the other, wrapped between words.
private func drawTightly(
  _ keys: [KeyHint], in place: Rectangle, theme: Theme, on frame: inout Frame
) {
  var (x, y) = (place.minX, place.minY)
  for key in keys {
    let words =
      key.keys.split(separator: " ").map { ($0, theme.accent) }
      + key.meaning.split(separator: " ").map { ($0, theme.text) }
    for (index, word) in words.enumerated() {
      let gap = x == place.minX ? 0 : index == 0 ? 2 : 1
      let width = word.0.displayWidth
      if x + gap + width > place.maxX { (x, y) = (place.minX, y + 1) } else { x += gap }
      frame.write(String(word.0), x: x, y: y, word.1.on(theme.surface))
      x += width
    }
  }
}

/// The keys of a destination, those that work everywhere, and those that work at times; where a key has
/// several meanings, the current one.
func helpLines(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  let commands = destination.screen.commands(state)
  let offered = commands.filter { $0.isOffered(in: state) }
  return commands.filter { command in
    command.isOffered(in: state) || !offered.contains { $0.keys == command.keys }
  }.map(\.help) + [KeyHint("Ctrl-C Ctrl-Z", "quit, suspend")]
}
