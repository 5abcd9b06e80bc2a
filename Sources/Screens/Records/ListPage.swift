/// Sentences with a list below them, and if there is room, a chart of slips beside them.
struct ListPage {
  let page: Page
  /// The slips in the last games, for the chart; nil for a list of games that shows their moves instead.
  let slips: [Int]?
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    let hasChart = area.width >= 70 && slips != nil
    let height = hasChart ? max(5, min(12, area.height / 3)) : area.height / 3
    let width = hasChart ? 40 : area.width
    var lines: [(String, Style)] = []
    for (index, sentence) in (page.lines + page.opening).enumerated() {
      let wrapped = sentence.wrapped(to: width)
      guard lines.count + wrapped.count <= height else { continue }
      lines += wrapped.map { ($0, index == 0 ? theme.strong : theme.text) }
    }
    let text = area.top(hasChart ? height : lines.count)
    frame.write(lines, in: text)
    if hasChart {
      frame.drawPart("slips") { drawChart(in: text.dropping(left: width + 3), on: &$0) }
    }
    drawList(in: area.dropping(top: text.height + 1), on: &frame)
  }

  /// Draws the slips of the last games as columns, with stars for those without any.
  private func drawChart(in area: Rectangle, on frame: inout Frame) {
    let plot = area.dropping(top: 1)
    let slips = (self.slips ?? []).suffix(plot.width / 2)
    guard slips.count > 1, let most = slips.max() else { return }
    let count = slips.count
    let title = tr(
      "SLIPS IN YOUR LAST \(count) GAME", "SLIPS IN YOUR LAST \(count) GAMES", count: count)
    frame.write(title, in: area, theme.accent)
    for (column, count) in slips.enumerated() {
      let place = Rectangle(x: plot.minX + 2 * column, y: plot.minY, width: 1, height: plot.height)
      guard count > 0 else {
        frame.write("★", in: place.bottom(1), theme.accent)
        continue
      }
      let eighths = max(1, Int(Double(8 * plot.height) * Double(count) / Double(most)))
      drawLevel(eighths: eighths, in: place, on: &frame) { _ in theme.success }
    }
  }

  /// Draws as many items as fit, the selected one among them: a line each, or two where it is narrow, and its moves.
  private func drawList(in area: Rectangle, on frame: inout Frame) {
    let list = area.dropping(left: 2)
    let isNarrow = list.width < 64
    let textHeight = isNarrow ? 2 : 1
    let height = textHeight + (slips == nil ? 2 : 0)
    let shown = window(
      of: (list.height + height - textHeight) / height, around: page.selected, in: page.count)
    for index in shown {
      guard let item = page.item(at: index) else { continue }
      let row = list.dropping(top: (index - shown.lowerBound) * height).top(height)
      frame.write(item.label, in: row.dropping(right: isNarrow ? 0 : 26), theme.strong)
      frame.write(item.value, in: isNarrow ? row.row(1) : row.dropping(left: 38), theme.text)
      if row.minY + textHeight < list.maxY {
        let signs = item.moves.prefix(row.width / 2).map(\.signs.tile).joined()
        frame.write(signs, in: row.row(textHeight), theme.success)
      }
      frame.addTarget(.choose(index), row)
      let isLast = index == shown.upperBound - 1 && shown.upperBound < page.count
      let more = index == shown.lowerBound && index > 0 ? "↑" : isLast ? "↓" : ""
      if index == page.selected {
        drawArrow(x: area.minX, y: row.minY, theme, on: &frame)
      } else {
        frame.write(more, x: area.minX, y: row.minY, theme.quiet)
      }
    }
  }
}
