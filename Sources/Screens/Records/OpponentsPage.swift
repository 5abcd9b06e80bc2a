import MemoryTunes
import Terminal

/// The player's rating, and below it the computer players, with their faces where there is room, and the games
/// of one person against each.
struct OpponentsPage {
  let records: Records
  /// The index of the selected player.
  let selected: Int
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    drawRating(in: area.row(0), on: &frame)
    // A line of space below the rating, where no face gets smaller for it.
    let top = area.size.height >= 26 ? 2 : 1
    let height = (area.size.height - top) / records.opponents.count
    // Faces that touch look like one.
    let hasFaces = height >= 4 && area.size.width >= 60
    for (index, record) in records.opponents.enumerated() {
      let place = Rectangle(
        x: area.minX, y: area.minY + top + index * (hasFaces ? height : 1), width: area.size.width,
        height: hasFaces ? height : 1)
      if hasFaces {
        drawWithFace(record, isSelected: index == selected, in: place, on: &frame)
      } else {
        drawLine(record, isSelected: index == selected, in: place, on: &frame)
      }
      frame.addTarget(.choose(index), place)
    }
    if !hasFaces { drawDetails(in: area, below: top + records.opponents.count, on: &frame) }
  }

  private func drawRating(in row: Rectangle, on frame: inout Frame) {
    if let rating = records.rating {
      let change = [
        (", ", theme.quiet), (rating.changeLabel, rating.change < 0 ? theme.text : theme.success),
      ]
      var x = row.minX
      for (text, style) in [
        (RecordsWords.rating + " ", theme.quiet), (rating.label, theme.strong),
      ] + (rating.isProvisional ? [] : change) {
        frame.write(text, x: x, y: row.minY, style)
        x += text.count
      }
    } else {
      frame.write(RecordsWords.noRating, x: row.minX, y: row.minY, theme.text)
    }
    let meaning = RecordsWords.crownMeaning
    guard row.size.width >= meaning.count + 38 else { return }
    frame.write(meaning, x: row.maxX - meaning.count, y: row.minY, theme.quiet)
  }

  private func drawWithFace(
    _ record: OpponentRecord, isSelected: Bool, in row: Rectangle, on frame: inout Frame
  ) {
    let height = min(8, row.size.height - 1)
    let face = Rectangle(x: row.minX, y: row.minY, width: 2 * height, height: height)
    frame.place(Picture(image: record.opponent.image, in: face))
    let (x, y) = (face.maxX + 4, row.minY + (height - 4) / 2)
    drawName(of: record, isSelected: isSelected, x: x, y: y, on: &frame)
    if let rating = record.opponent.rating {
      frame.write("\(rating)", x: x + 11, y: y, theme.text)
    }
    frame.write(record.opponent.description, x: x + 17, y: y, theme.quiet)
    guard let share = record.share else {
      frame.write(RecordsWords.noneCounts, x: x, y: y + 1, theme.quiet)
      return
    }
    var column = x
    for (name, count) in record.figures {
      frame.write(name, x: column, y: y + 1, theme.quiet)
      frame.write("\(count)", x: column + name.count + 1, y: y + 1, theme.strong)
      column += name.count + 6
    }
    let bar = Rectangle(x: x, y: y + 2, width: min(30, row.maxX - x - 22), height: 1)
    drawBar(share, of: 100, in: bar, filled: theme.success, empty: theme.faint, on: &frame)
    frame.write(RecordsWords.ofThePairs(percent: share), x: bar.maxX + 2, y: y + 2, theme.text)
  }

  private func drawLine(
    _ record: OpponentRecord, isSelected: Bool, in row: Rectangle, on frame: inout Frame
  ) {
    drawName(of: record, isSelected: isSelected, x: row.minX + 2, y: row.minY, on: &frame)
    let isPlayed = record.share != nil
    frame.write(
      isPlayed ? record.score : RecordsWords.noneCounts, in: row.dropping(left: 12),
      isPlayed ? theme.text : theme.quiet)
  }

  /// Draws the name, with an arrow before that of the selected player, and a crown behind it.
  private func drawName(
    of record: OpponentRecord, isSelected: Bool, x: Int, y: Int, on frame: inout Frame
  ) {
    if isSelected { drawArrow(x: x - 2, y: y, theme, on: &frame) }
    frame.write(record.opponent.label, x: x, y: y, isSelected ? theme.accent : theme.strong)
    if record.isCrowned { frame.write(RecordsWords.crown, x: x + 8, y: y, theme.accent) }
  }

  /// Draws what the line of the selected player has no room for.
  private func drawDetails(in area: Rectangle, below line: Int, on frame: inout Frame) {
    guard records.opponents.indices.contains(selected) else { return }
    let record = records.opponents[selected]
    let lines = [
      record.opponent.description, record.opponent.rating.map(RecordsWords.rated),
      record.share.map(RecordsWords.ofThePairs(percent:)),
    ].compactMap(\.self)
    frame.write(lines, in: area.dropping(top: line + 1).dropping(left: 2), theme.quiet)
  }
}
