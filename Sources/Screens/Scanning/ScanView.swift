/// Highlights what the switch would choose now; nothing while scanning is idle.
func drawScan(of state: AppState, on frame: inout Frame) {
  guard state.scanning != .off, !state.scan.isResting, let scanned = state.scanned(on: frame)
  else { return }
  let theme = state.theme
  let cards = scanned.areas.filter { $0.target.kind == .card }.map(\.rectangle)
  if let first = cards.first, let last = cards.last,
    let layout = boardLayout(of: state, in: Chrome(in: frame.size, theme: theme))
  {
    // One frame for all, because there may be no room for two between two cards.
    let row = Rectangle(
      x: first.minX, y: first.minY, width: last.maxX - first.minX, height: first.height)
    let style = scanned.isExit ? theme.quiet : theme.cursor
    drawCursor(around: row, gap: layout.gap, style: style, on: &frame)
  }
  // A button selected by arrows must not be mistaken for it.
  for area in frame.clickAreas where area.target.kind == .button {
    frame.restyle(area.rectangle, theme.text.on(theme.surface))
  }
  for area in scanned.areas where ![.card, .back].contains(area.target.kind) {
    frame.restyle(area.rectangle, (scanned.isExit ? theme.quiet : theme.button).reversed)
  }
  frame.cursor = scanned.areas.first?.rectangle.origin
}
