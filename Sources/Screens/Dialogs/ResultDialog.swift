import MemoryTunes
import Terminal

/// The box with what a finished game came to.
struct ResultDialog {
  let words: ResultWords
  let theme: Theme
  let buttons: [Button]
  let selected: Int

  /// Draws it with a line for each figure; returns the lessons for which there is room.
  func draw(in area: Rectangle, on frame: inout Frame) -> [Lesson] {
    let isTight = area.size.height < 15
    let padding = isTight ? Size(width: 2, height: 1) : Size(width: 3, height: 2)
    let inner = area.inset(x: padding.width, y: padding.height).size
    let buttonRows = rowCount(of: buttons, width: inner.width)
    let head = words.headline + words.news + (isTight ? [] : [[]]) + words.figures
    let room = inner.height - head.count - buttonRows - 2
    let lessons = isTight ? [] : lessons(width: inner.width, atMost: max(0, room))
    let sentences = lessons.flatMap { $0.text.wrapped(to: inner.width) }
      .map { [ResultWords.Piece($0, theme.text)] }
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
    return lessons
  }

  /// Draws it in three lines; returns the lesson for which there is room.
  func drawStrip(in area: Rectangle, on frame: inout Frame) -> [Lesson] {
    Panel(area).draw(titled: words.title, theme: theme, on: &frame)
    let inside = area.inset(x: 2, y: 1)
    let pieces = words.headline + words.figures.filter { !$0.isAside }
    let space = [ResultWords.Piece("   ", theme.text)]
    write(Array(pieces.joined(separator: space)), in: inside.row(0), on: &frame)
    drawButtons(buttons, selected: selected, in: inside.row(2), theme: theme, on: &frame)
    if let news = words.news.first {
      write(news, in: inside.row(1), on: &frame)
      return []
    }
    let lessons = lessons(width: inside.size.width, atMost: 1)
    if let lesson = lessons.first {
      write([.init(lesson.text, theme.text)], in: inside.row(1), on: &frame)
    }
    return lessons
  }

  /// The first lessons whose sentences fit in this many lines.
  private func lessons(width: Int, atMost count: Int) -> [Lesson] {
    var room = count
    return Array(
      words.lessons.prefix { lesson in
        room -= lesson.text.wrapped(to: width).count
        return room >= 0
      })
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
