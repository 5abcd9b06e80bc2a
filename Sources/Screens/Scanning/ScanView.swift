import MemoryTunes
import Terminal

/// Marks what the switch would choose now; nothing while the mark rests.
func drawScan(of state: AppState, on frame: inout Frame) {
  guard state.scanning != .off, !state.scan.isResting,
    let scanned = ScanGroups(of: frame, in: state).marked(by: state.scan)
  else { return }
  let gap = boardLayout(of: state, in: Chrome(in: frame.size, theme: state.theme))?.gap
  for area in scanned.areas {
    if area.target.kind == .card, let gap {
      drawCursor(around: area.rectangle, gap: gap, style: state.theme.cursor, on: &frame)
    } else {
      frame.restyle(area.rectangle, state.theme.button)
    }
  }
  frame.cursor = scanned.areas.first?.rectangle.origin
}
