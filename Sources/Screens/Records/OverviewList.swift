import MemoryTunes
import Terminal

/// The records as a list, which begins with the best games; of these, an arrow points at the selected one.
struct OverviewList {
  let records: Records
  /// The index of the best games that are selected; or, below them, of a line.
  let selected: Int
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    let lines = recordLines(of: records)
    let room = area.size.height
    // The heading is above the best games.
    let headings = records.bests.isEmpty ? 0 : 1
    let first = max(0, min(selected + headings - room / 2, lines.count - room))
    drawMore(
      around: first..<first + room, of: lines.count,
      in: Rectangle(x: area.minX - 1, y: area.minY, width: 1, height: room), theme: theme,
      on: &frame)
    for (row, line) in lines.dropFirst(first).prefix(room).enumerated() {
      let place = area.row(row)
      frame.write(
        line.text, x: place.minX, y: place.minY, width: place.size.width,
        line.isHeading ? theme.accent : theme.text)
      let best = first + row - headings
      guard records.bests.indices.contains(best) else { continue }
      frame.addTarget(.choose(best), place)
      if best == selected { drawArrow(x: place.minX - 1, y: place.minY, theme, on: &frame) }
    }
  }
}

/// Draws in the column of the arrow that a list goes on above or below the rows that are shown.
func drawMore(
  around shown: Range<Int>, of count: Int, in column: Rectangle, theme: Theme,
  on frame: inout Frame
) {
  if shown.lowerBound > 0 { frame.write("↑", x: column.minX, y: column.minY, theme.quiet) }
  if shown.upperBound < count {
    frame.write("↓", x: column.minX, y: column.maxY - 1, theme.quiet)
  }
}

/// Draws the arrow before what is selected.
func drawArrow(x: Int, y: Int, _ theme: Theme, on frame: inout Frame) {
  frame.write("▸", x: x, y: y, theme.accent)
  frame.cursor = Point(x: x, y: y)
}
