import MemoryTunes
import Terminal

/// The box with what a finished game came to.
struct ResultDialog {
  let words: ResultWords
  let theme: Theme
  let buttons: [Button]
  let selected: Int

  /// Draws it with a line for each figure; returns the lessons for which there is room.
  func draw(in area: Rectangle, isOver: Bool, on frame: inout Frame) -> [Lesson] {
    let isTight = area.size.height < 15
    let padding = Size(
      width: isTight || area.size.width < 34 ? 2 : 3, height: isTight ? 1 : 2)
    let width = area.size.width - 2 * padding.width
    let buttonRows = rowCount(of: buttons, width: width)
    let headline = words.headline.flatMap { $0.lines(within: width, areAll: !isTight) }
    let progress = words.progress(lines: isTight ? 1 : 2)
    let figures = ([words.nextBoard].compactMap(\.self) + words.figures).filter {
      !isTight || progress.isEmpty || !$0.isAside
    }
    let head = headline + progress + (isTight ? [] : [[]]) + figures
    let room = area.size.height - head.count - buttonRows - 2
    let lessons = isTight ? nil : mostLessons(width: width, paddings: [2, 1], room: room)
    let sentences = (lessons?.lines ?? []).map { [ResultWords.Piece($0, theme.text)] }
    let lines = head + (sentences.isEmpty ? [] : [[]] + sentences)
    let paddingHeight = lessons?.padding ?? padding.height
    let height = lines.count + buttonRows + 2 * paddingHeight + (isTight ? 0 : 1)
    let place = Rectangle(
      x: area.minX, y: area.minY + max(0, (area.size.height - height) / 2), width: area.size.width,
      height: min(height, area.size.height))
    let inside = place.inset(x: padding.width, y: paddingHeight)
    Panel(place).draw(titled: words.title, isOver: isOver, theme: theme, on: &frame)
    for (row, line) in lines.enumerated() where row < inside.size.height - buttonRows {
      write(line, in: inside.row(row), on: &frame)
    }
    drawButtons(
      buttons, selected: selected, in: inside.rows(lastOf: buttonRows), theme: theme, on: &frame)
    return lessons?.lessons ?? []
  }

  /// Draws it in three lines; returns the lesson for which there is room.
  func drawStrip(in area: Rectangle, on frame: inout Frame) -> [Lesson] {
    Panel(area).draw(titled: words.title, isOver: false, theme: theme, on: &frame)
    let inside = area.inset(x: 2, y: 1)
    let width = inside.size.width
    let headline = words.headline.fitting(width, space: space)
    let figures = words.figures.filter { !$0.isAside }
    let lesson = words.lessons.first
    // With a lesson below there is room for the news only here.
    let news = lesson == nil ? [] : words.news.prefix(1).map { [$0] }
    write(joined(headline + news + figures, width: width), in: inside.row(0), on: &frame)
    let buttonRows = rowCount(of: buttons, width: width)
    drawButtons(
      buttons, selected: selected, in: inside.rows(lastOf: buttonRows), theme: theme, on: &frame)
    guard buttonRows == 1 else { return [] }
    guard let lesson else {
      let progress = [words.nextBoard].compactMap(\.self) + words.progress(lines: 2)
      write(joined(progress, width: width), in: inside.row(1), on: &frame)
      return []
    }
    let isShort = words.nextBoard != nil || lesson.text.displayWidth > width
    let sentence = ResultWords.Piece(isShort ? lesson.short : lesson.text, theme.text)
    let lines = [[sentence]] + [words.nextBoard].compactMap(\.self)
    write(joined(lines, width: width), in: inside.row(1), on: &frame)
    return [lesson]
  }

  private var space: ResultWords.Piece { .init("   ", theme.text) }

  /// Those of the lines that fit one after the other in a row.
  private func joined(_ lines: [ResultWords.Line], width: Int) -> ResultWords.Line {
    lines.filter { !$0.isEmpty }.reduce([]) { row, line in
      let longer = row.isEmpty ? line : row + [space] + line
      return row.isEmpty || longer.width <= width ? longer : row
    }
  }

  /// Some lessons as they are written, and the rows left free around everything.
  private struct WrittenLessons {
    var lessons: [Lesson] = []
    var lines: [String] = []
    let padding: Int
  }

  /// As many lessons as fit in a number of rows: less padding, then shorter sentences, make room for more.
  private func mostLessons(width: Int, paddings: [Int], room: Int) -> WrittenLessons? {
    let sentences: [(Lesson) -> String] = [\.text, \.short]
    let all = sentences.flatMap { sentence in
      paddings.map { padding in
        self.lessons(
          saying: sentence, width: width, padding: padding, rows: room - 2 * padding)
      }
    }
    return all.reduce(nil) { most, next in
      next.lessons.count > most?.lessons.count ?? 0 ? next : most
    }
  }

  private func lessons(
    saying sentence: (Lesson) -> String, width: Int, padding: Int, rows: Int
  ) -> WrittenLessons {
    var written = WrittenLessons(padding: padding)
    let balance = [words.balance].compactMap(\.self)
    for lesson in balance + words.lessons {
      let lines = sentence(lesson).wrapped(to: width)
      guard written.lines.count + lines.count <= rows else { break }
      written.lessons.append(lesson)
      written.lines += lines
    }
    return written
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

extension [ResultWords.Line] {
  /// The lines, or if they are too wide for one row, a ranking without what each player remembered.
  fileprivate func fitting(_ width: Int, space: ResultWords.Piece) -> [ResultWords.Line] {
    let all = map(\.width).reduce(0, +) + Swift.max(0, count - 1) * space.text.displayWidth
    return all <= width ? self : map { $0.count > 2 ? $0.dropLast() : $0 }
  }
}

extension ResultWords.Line {
  fileprivate var width: Int { map(\.text.displayWidth).reduce(0, +) }

  /// The line, or if it is too wide, the line without its last piece, which follows on its own if `areAll`.
  fileprivate func lines(within width: Int, areAll: Bool) -> [Self] {
    guard self.width > width, let last, count > 1 else { return [self] }
    return [dropLast()] + (areAll ? [[last]] : [])
  }

  /// Whether it only comments on the line above.
  fileprivate var isAside: Bool { count == 1 }
}

extension Rectangle {
  /// The last rows of the rectangle.
  fileprivate func rows(lastOf count: Int) -> Rectangle {
    Rectangle(x: minX, y: maxY - count, width: size.width, height: count)
  }
}
