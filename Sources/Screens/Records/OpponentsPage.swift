import MemoryTunes
import Terminal

/// The computer players, with their faces where there is room, and the games of one person against each.
struct OpponentsPage {
  let opponents: [OpponentRecord]
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    let height = area.size.height / max(1, opponents.count)
    for (index, record) in opponents.enumerated() {
      let row = Rectangle(
        x: area.minX, y: area.minY + index * max(2, height), width: area.size.width,
        height: max(2, height))
      guard row.minY < area.maxY else { return }
      if height >= 4, area.size.width >= 60 {
        drawWithFace(record, in: row, on: &frame)
      } else {
        drawLines(record, in: row, on: &frame)
      }
    }
  }

  private func drawWithFace(_ record: OpponentRecord, in row: Rectangle, on frame: inout Frame) {
    let height = min(8, row.size.height - (row.size.height > 4 ? 1 : 0))
    let face = Rectangle(x: row.minX, y: row.minY, width: 2 * height, height: height)
    frame.place(Picture(image: record.opponent.image, in: face))
    let x = face.maxX + 3
    var y = row.minY + (height - 4) / 2
    frame.write(record.opponent.label, x: x, y: y, theme.strong)
    frame.write(record.opponent.description, x: x + 10, y: y, theme.quiet)
    y += 1
    guard let share = record.share else {
      frame.write(RecordsWords.notPlayed, x: x, y: y, theme.quiet)
      return
    }
    var column = x
    for (name, count) in record.figures {
      frame.write(name, x: column, y: y, theme.quiet)
      frame.write("\(count)", x: column + name.count + 1, y: y, theme.strong)
      column += name.count + 6
    }
    let bar = Rectangle(x: x, y: y + 1, width: min(30, row.maxX - x - 22), height: 1)
    drawBar(share, of: 100, in: bar, filled: theme.success, empty: theme.faint, on: &frame)
    frame.write(RecordsWords.ofThePairs(percent: share), x: bar.maxX + 2, y: y + 1, theme.text)
  }

  private func drawLines(_ record: OpponentRecord, in row: Rectangle, on frame: inout Frame) {
    let (x, width) = (row.minX + 10, row.size.width - 10)
    frame.write(record.opponent.label, x: row.minX, y: row.minY, theme.strong)
    guard let share = record.share else {
      frame.write(RecordsWords.notPlayed, x: x, y: row.minY, width: width, theme.quiet)
      return
    }
    frame.write(record.score, x: x, y: row.minY, width: width, theme.text)
    frame.write(
      RecordsWords.ofThePairs(percent: share), x: x, y: row.minY + 1, width: width, theme.quiet)
  }
}
