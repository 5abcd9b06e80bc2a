import MemoryTunes
import Terminal

/// The records on one screen: the memory and the totals on the left, the best and the last games on
/// the right.
struct OverviewPage {
  let records: Records
  /// The index of the best games that are selected; none are if there are fewer.
  let selected: Int
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    let width = min(44, (area.size.width - 3) / 2)
    let left = area.dropping(right: area.size.width - width)
    let rest = area.dropping(left: width + 3)
    let right = rest.dropping(right: max(0, rest.size.width - 64))
    let isRoomy = area.size.height >= 28
    drawFigures(in: left, from: drawMemory(in: left, isRoomy: isRoomy, on: &frame), on: &frame)
    let chartHeight = min(16, max(7, right.size.height - records.bests.count - 3))
    drawBests(in: right.top(right.size.height - chartHeight - 1), on: &frame)
    frame.drawPart("last games") { drawCourse(in: right.bottom(chartHeight), on: &$0) }
  }

  /// Draws the sentence about the player's memory and the forgetting curve; returns the next free row.
  private func drawMemory(in area: Rectangle, isRoomy: Bool, on frame: inout Frame) -> Int {
    var y = drawHeading(RecordsWords.memory.uppercased(), in: area, y: area.minY, on: &frame)
    for line in records.memorySentence.wrapped(to: area.size.width) {
      frame.write(line, x: area.minX, y: y, theme.strong)
      y += 1
    }
    let bins = records.shownBins
    guard !bins.isEmpty else { return y + 1 }
    y += isRoomy ? 1 : 0
    frame.write(RecordsWords.curve, x: area.minX, y: y, width: area.size.width, theme.quiet)
    for bin in bins {
      y += 1
      frame.write(bin.label, x: area.minX, y: y, theme.text)
      let bar = Rectangle(x: area.minX + 12, y: y, width: area.size.width - 17, height: 1)
      drawBar(
        bin.percent, of: 100, in: bar, filled: theme.success, empty: theme.faint, on: &frame)
      frame.write("\(bin.percent)%", x: bar.maxX + 1, y: y, theme.text)
    }
    return y + (isRoomy ? 3 : 2)
  }

  private func drawFigures(in area: Rectangle, from top: Int, on frame: inout Frame) {
    var y = drawHeading(RecordsWords.games.uppercased(), in: area, y: top, on: &frame)
    for figure in records.figures where y < area.maxY {
      frame.write(figure.name, x: area.minX, y: y, theme.quiet)
      frame.write(figure.value, in: area.row(y - area.minY).dropping(left: 15), theme.strong)
      y += 1
    }
  }

  private func drawBests(in area: Rectangle, on frame: inout Frame) {
    let top = drawHeading(RecordsWords.best.uppercased(), in: area, y: area.minY, on: &frame)
    let columns = zip(RecordsWords.columnsOfBests, [6, 7, 8, 8]).prefix(
      area.size.width < 44 ? 3 : 4)
    let figuresX = area.maxX - columns.map(\.1).reduce(0, +)
    func write(_ texts: [String], y: Int, _ style: Style) {
      var x = figuresX
      for (text, column) in zip(texts, columns) {
        frame.write(text, x: x + column.1 - text.displayWidth, y: y, style)
        x += column.1
      }
    }
    guard !records.bests.isEmpty else {
      frame.write(RecordsWords.noBests, x: area.minX, y: top, theme.quiet)
      return
    }
    write(columns.map(\.0), y: area.minY, theme.quiet)
    let room = max(0, area.maxY - top)
    let first = max(0, min(selected - room / 2, records.bests.count - room))
    let shown = records.bests.dropFirst(first).prefix(room)
    drawMore(
      around: shown.indices, of: records.bests.count,
      in: Rectangle(x: area.minX - 2, y: top, width: 1, height: shown.count), theme: theme,
      on: &frame)
    for (row, best) in shown.enumerated() {
      let line = Rectangle(x: area.minX, y: top + row, width: area.size.width, height: 1)
      frame.addTarget(.choose(first + row), line)
      if first + row == selected { drawArrow(x: area.minX - 2, y: line.minY, theme, on: &frame) }
      frame.write(
        best.label, x: area.minX, y: top + row,
        // Numbers of moves have at most three digits; a sprint has none.
        width: figuresX - area.minX + (best.kind == .sprint ? 12 : 2), theme.text)
      let figures =
        best.kind == .sprint
        ? ["", "", pairs(best.pairCount)]
        : ["\(best.moveCount)", "\(best.slipCount)", clock(best.seconds)]
      write(figures + ["\(best.gameCount)"], y: top + row, theme.strong)
    }
  }

  /// Draws the last games as bars: the moves compared with those of perfect memory.
  private func drawCourse(in area: Rectangle, on frame: inout Frame) {
    guard !records.recent.isEmpty else { return }
    let top = drawHeading(RecordsWords.lastGames, in: area, y: area.minY, on: &frame)
    frame.write(RecordsWords.legend, in: area.dropping(left: 12), theme.quiet)
    let plot = area.dropping(left: 4).dropping(top: top - area.minY)
    let points = records.recent.suffix(plot.size.width / 2)
    let highest = max(2, points.map(\.moveRatio).max() ?? 2)
    let unit = Double(plot.size.height) / highest
    let rowOfOne = plot.maxY - max(1, Int(unit.rounded()))
    frame.fill(plot.row(rowOfOne - plot.minY), with: "─", theme.faint)
    for (ratio, y) in [("1×", rowOfOne), (tenths(highest) + "×", plot.minY)] {
      frame.write(ratio, x: area.minX, y: y, width: 4, theme.quiet)
    }
    for (column, point) in points.enumerated() {
      let style = point.slips == 0 ? theme.success : theme.accent
      drawColumn(
        height: point.moveRatio * unit, x: plot.minX + 2 * column, in: plot, style,
        isFlawless: point.slips == 0, on: &frame)
    }
  }

  /// Draws a bar of this height in rows, to an eighth of a row, with a star on it for a flawless game.
  private func drawColumn(
    height: Double, x: Int, in plot: Rectangle, _ style: Style, isFlawless: Bool,
    on frame: inout Frame
  ) {
    let eighths = max(1, Int((height * 8).rounded()))
    let top = plot.maxY - 1 - (eighths + 7) / 8
    if isFlawless, top >= plot.minY { frame.write("★", x: x, y: top, style) }
    Screens.drawColumn(eighths: eighths, x: x, in: plot, style, on: &frame)
  }

  /// Draws a heading; returns the row below it.
  private func drawHeading(
    _ text: String, in area: Rectangle, y: Int, on frame: inout Frame
  ) -> Int {
    frame.write(text, x: area.minX, y: y, width: area.size.width, theme.accent)
    return y + 1
  }
}
