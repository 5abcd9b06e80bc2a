import MemoryTunes
import Terminal

/// The box with what a finished game came to.
struct ResultDialog {
  let words: ResultWords
  let theme: Theme
  let buttons: [Button]
  let selected: Int

  /// Draws it with a line for each figure; sentences only as far as there is room.
  func draw(in area: Rectangle, on frame: inout Frame) {
    let isTight = area.size.height < 15
    let padding = isTight ? Size(width: 2, height: 1) : Size(width: 3, height: 2)
    let inner = area.inset(x: padding.width, y: padding.height).size
    let buttonRows = rowCount(of: buttons, width: inner.width)
    let head = words.headline + words.news + (isTight ? [] : [[]]) + words.figures
    let room = inner.height - head.count - buttonRows - 2
    let sentences = isTight ? [] : sentences(width: inner.width, atMost: max(0, room))
    let lines = head + (sentences.isEmpty ? [] : [[]] + sentences)
    let height = lines.count + buttonRows + (isTight ? 2 : 5)
    let place = Rectangle(
      x: area.minX, y: area.minY + max(0, (area.size.height - height) / 2), width: area.size.width,
      height: min(height, area.size.height))
    let inside = place.inset(x: padding.width, y: padding.height)
    Panel(place).draw(titled: words.title, theme: theme, on: &frame)
    for (row, line) in lines.enumerated() where row < inside.size.height - buttonRows {
      write(line, in: inside.row(row), on: &frame)
    }
    drawButtons(
      buttons, selected: selected, in: inside.rows(lastOf: buttonRows), theme: theme, on: &frame)
  }

  /// Draws it in three lines.
  func drawStrip(in area: Rectangle, on frame: inout Frame) {
    Panel(area).draw(titled: words.title, theme: theme, on: &frame)
    let inside = area.inset(x: 2, y: 1)
    let pieces = words.headline + words.figures.filter { !$0.isAside }
    let space = [ResultWords.Piece("   ", theme.text)]
    write(Array(pieces.joined(separator: space)), in: inside.row(0), on: &frame)
    let sentences = words.news + sentences(width: inside.size.width, atMost: 1)
    if let sentence = sentences.first { write(sentence, in: inside.row(1), on: &frame) }
    drawButtons(buttons, selected: selected, in: inside.row(2), theme: theme, on: &frame)
  }

  /// The sentences, wrapped, as far as whole ones fit in this many lines.
  private func sentences(width: Int, atMost count: Int) -> [ResultWords.Line] {
    var lines: [ResultWords.Line] = []
    for sentence in words.sentences {
      let wrapped = sentence.wrapped(to: width)
      guard lines.count + wrapped.count <= count else { break }
      lines += wrapped.map { [.init($0, theme.text)] }
    }
    return lines
  }

  private func write(_ line: ResultWords.Line, in row: Rectangle, on frame: inout Frame) {
    var x = row.minX
    for piece in line where x < row.maxX {
      frame.write(
        piece.text, x: x, y: row.minY, width: row.maxX - x, piece.style.on(theme.surface))
      x += piece.text.displayWidth
    }
  }
}

extension ResultWords.Line {
  /// Whether it only comments on the line above.
  fileprivate var isAside: Bool { count == 1 }
}

extension Rectangle {
  /// The last rows of the rectangle.
  fileprivate func rows(lastOf count: Int) -> Rectangle {
    Rectangle(x: minX, y: maxY - count, width: size.width, height: count)
  }
}
