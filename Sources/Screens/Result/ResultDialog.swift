/// The box with the result of a finished game.
struct ResultDialog {
  let words: ResultWords
  let theme: Theme
  let page: Page
  /// Those who played, in place of the words; nil for the words.
  var podium: Podium?

  /// Draws it with a line for each figure; returns the lessons that fit.
  func draw(in area: Rectangle, isOver: Bool, on frame: inout Frame) -> [Lesson] {
    let isTight = area.height < 15
    let padding = Size(width: isTight || area.width < 36 ? 2 : 3, height: isTight ? 1 : 2)
    let width = area.width - 2 * padding.width
    let isRoomy = area.height >= 19
    let buttons = page.items
    let hasLargeSigns = isRoomy && buttons.allSatisfy { $0.label.count == 1 }
    if let podium, hasLargeSigns { return draw(podium, in: area, isOver: isOver, on: &frame) }
    let buttonRows = hasLargeSigns ? largeSignSize.height : rowCount(of: buttons, width: width)
    let stars = isRoomy ? words.headline.first?.largeStars(width: area.width - 3) ?? [] : []
    let headline =
      stars
      + words.headline.dropFirst(stars.isEmpty ? 0 : 1)
      .flatMap { $0.lines(within: width, areAll: !isTight) }
    let progress = words.progress(lines: isTight ? 1 : 2, width: width)
    let nextBoard = [words.nextBoard].compactMap(\.self)
    // The time belongs to the table of a duel.
    let figures =
      (words.duel.isEmpty ? nextBoard + words.figures : words.duel + words.figures + nextBoard)
      + [words.goal].compactMap(\.self)
    let head = headline + progress + (isTight ? [] : [[]])
    let room = area.height - head.count - figures.count - buttonRows - 4
    let (lessons, sentences) = isTight ? ([], []) : lessons(width: width, rows: room)
    let paddingHeight = room < sentences.count + 2 * padding.height - 3 ? 1 : padding.height
    let rest = buttonRows + 2 * paddingHeight + (isTight ? 0 : 1)
    // The last figures give way to the news and the lessons.
    let lines = (head + (sentences.isEmpty ? [] : sentences + [[]]) + figures)
      .prefix(max(0, area.height - rest))
    let height = lines.count + rest
    let place = Rectangle(
      x: area.minX, y: area.minY + max(0, (area.height - height) / 2), width: area.width,
      height: min(height, area.height))
    let inside = place.inset(x: padding.width, y: paddingHeight)
    Panel(place).draw(titled: words.title, isOver: isOver, theme: theme, on: &frame)
    for (row, line) in lines.enumerated() where row < inside.height - buttonRows {
      // Stars stand in the middle.
      let middle = place.dropping(top: paddingHeight + row).top(1)
        .centered(width: line.width, height: 1)
      write(line, in: row < stars.count ? middle : inside.row(row), on: &frame)
    }
    (hasLargeSigns ? drawLargeSigns : drawButtons)(page, inside.bottom(buttonRows), theme, &frame)
    return lessons
  }

  private func draw(
    _ podium: Podium, in area: Rectangle, isOver: Bool, on frame: inout Frame
  ) -> [Lesson] {
    Panel(area).draw(titled: words.title, isOver: isOver, theme: theme, on: &frame)
    let inside = area.inset(x: 2, y: 1)
    let signs = inside.bottom(largeSignSize.height)
    podium.draw(
      in: inside.dropping(bottom: signs.height + 1), hasNames: false, theme: theme, on: &frame)
    drawLargeSigns(of: page, in: signs, theme: theme, on: &frame)
    return []
  }

  /// Draws it in three lines, the news first; returns the lesson that fits.
  func drawStrip(in area: Rectangle, on frame: inout Frame) -> [Lesson] {
    Panel(area).draw(titled: words.title, isOver: false, theme: theme, on: &frame)
    let inside = area.inset(x: 2, y: 1)
    let width = inside.width
    let buttonRows = rowCount(of: page.items, width: width)
    let space: ResultWords.Piece = ("   ", theme.text)
    var rows = Array(repeating: ResultWords.Line(), count: max(1, inside.height - buttonRows))
    func add(_ line: ResultWords.Line, to row: Int) -> Bool {
      let longer = rows[row].isEmpty ? line : rows[row] + [space] + line
      guard longer.width <= width else { return false }
      rows[row] = longer
      return true
    }
    /// Adds each line to the first row that has room for it, if there is one.
    func add(_ lines: [ResultWords.Line]) {
      for line in lines { _ = rows.indices.contains { add(line, to: $0) } }
    }
    add(words.headline.fitting(width, space: space) + words.news.map { [$0] })
    let last = rows.count - 1
    let lesson = words.lessons.first.flatMap { lesson in
      lesson.texts.contains { add([($0, theme.text)], to: last) } ? lesson : nil
    }
    if words.lessons.isEmpty, let nextStep = words.nextStep { _ = add([nextStep], to: last) }
    add(
      [words.nextBoard].compactMap(\.self) + words.duel + words.figures
        + [words.goal].compactMap(\.self))
    for (index, row) in rows.enumerated() { write(row, in: inside.row(index), on: &frame) }
    drawButtons(of: page, in: inside.bottom(buttonRows), theme: theme, on: &frame)
    return [lesson].compactMap(\.self)
  }

  /// The first lessons that fit in a number of rows, and their lines; shortened if that makes them fit.
  private func lessons(width: Int, rows: Int) -> (lessons: [Lesson], lines: [ResultWords.Line]) {
    var (lessons, lines): ([Lesson], [ResultWords.Line]) = ([], [])
    for lesson in words.lessons {
      let fitting = lesson.texts.map { $0.wrapped(to: width) }
        .first { lines.count + $0.count <= rows }
      guard let fitting else { break }
      lessons.append(lesson)
      lines += fitting.map { [($0, theme.text)] }
    }
    return (lessons, lines)
  }

  private func write(_ line: ResultWords.Line, in row: Rectangle, on frame: inout Frame) {
    frame.write(pieces: line.map { ($0.text, $0.style.on(theme.surface)) }, in: row)
  }
}

extension [ResultWords.Line] {
  /// The lines, or if they are too wide for one row, a ranking without the memory figures.
  fileprivate func fitting(_ width: Int, space: ResultWords.Piece) -> [ResultWords.Line] {
    let all = map(\.width).reduce(0, +) + Swift.max(0, count - 1) * space.text.displayWidth
    return all <= width ? self : map { $0.count > 2 ? $0.dropLast() : $0 }
  }
}

extension ResultWords.Line {
  fileprivate var width: Int { map(\.text.displayWidth).reduce(0, +) }

  /// Stars three rows high, if this line has nothing else and they fit; otherwise empty.
  fileprivate func largeStars(width: Int) -> [Self] {
    let pieces = filter { !$0.text.isEmpty }
    let stars = pieces.map { $0.text.filter { $0 != " " } }
    guard stars.joined().allSatisfy({ "★☆".contains($0) }) else { return [] }
    let letters = stars.compactMap { BlockLetters($0, width: width)?.lines.first }
    guard letters.count == pieces.count, let height = letters.first?.count else { return [] }
    let lines = (0..<height).map { row -> Self in
      zip(pieces, letters).enumerated().map { index, star in
        ((index == 0 ? "" : " ") + star.1[row], star.0.style)
      }
    }
    return lines.allSatisfy { $0.width <= width } ? lines : []
  }

  /// The line, or if it is too wide, the line without its last piece, which gets its own line if `areAll`.
  fileprivate func lines(within width: Int, areAll: Bool) -> [Self] {
    guard self.width > width, let last, count > 1 else { return [self] }
    return [dropLast()] + (areAll ? [[last]] : [])
  }
}
