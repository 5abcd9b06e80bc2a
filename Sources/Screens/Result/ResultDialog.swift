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
    let isRoomy = area.height >= 19
    let hasLargeSigns = isRoomy && page.items.allSatisfy { $0.label.count == 1 }
    if let podium, hasLargeSigns {
      drawBox(area, titled: words.title, isOver: isOver, theme: theme, on: &frame)
      let inside = area.inset(x: 2, y: 1)
      let upper = inside.dropping(bottom: largeSignSize.height + 1)
      podium.draw(in: upper, hasNames: false, theme: theme, on: &frame)
      let signs = inside.bottom(largeSignSize.height)
      drawLargeSigns(of: page, in: signs, theme: theme, on: &frame)
      return []
    }
    let width = area.width - 4
    let buttonRows = hasLargeSigns ? largeSignSize.height : rowCount(of: page.items, width: width)
    let rows = max(0, area.height - 2 - buttonRows)
    let gap: [ResultWords.Line] = isTight ? [] : [[]]
    let stars = isRoomy ? words.headline.first?.largeStars(width: width + 1) ?? [] : []
    let rest =
      isTight
      ? shortHeadline(within: width)
      : words.headline.dropFirst(stars.isEmpty ? 0 : 1).flatMap { $0.lines(within: width) }
    // The news has its lines even before it is known.
    let progress = self.progress.flatMap { $0.wrapped(to: width) }
    let missing = max(0, (isTight ? 1 : 2) - progress.count)
    let head = stars + rest + progress + Array(repeating: [], count: missing) + gap
    let figures = self.figures + gap
    // The last figures give way to the news and the lessons.
    let lessons = isTight ? [] : lessons(width: width, rows: rows - head.count - figures.count - 1)
    let sentences = lessons.flatMap { $0.lines.map { [($0, theme.text)] } }
    let lines = (head + sentences + (sentences.isEmpty ? [] : gap) + figures).prefix(rows)
    let padding = !isTight && lines.count + 2 <= rows ? 2 : 1
    let place = area.centered(width: area.width, height: lines.count + buttonRows + 2 * padding)
    let inside = place.inset(x: 2, y: padding)
    drawBox(place, titled: words.title, isOver: isOver, theme: theme, on: &frame)
    for (row, line) in lines.enumerated() {
      // Stars stand in the middle.
      let middle = place.row(padding + row).centered(width: line.width, height: 1)
      write(line, in: row < stars.count ? middle : inside.row(row), on: &frame)
    }
    (hasLargeSigns ? drawLargeSigns : drawButtons)(page, inside.bottom(buttonRows), theme, &frame)
    return lessons.map(\.lesson)
  }

  /// Draws it in three lines, the news first; returns the lesson that fits.
  func drawStrip(in area: Rectangle, on frame: inout Frame) -> [Lesson] {
    drawBox(area, titled: words.title, isOver: false, theme: theme, on: &frame)
    let inside = area.inset(x: 2, y: 1)
    let buttonRows = rowCount(of: page.items, width: inside.width)
    var rows = Array(repeating: ResultWords.Line(), count: max(1, inside.height - buttonRows))
    /// Adds a text to the first of these rows that has room for it, if there is one.
    func add(_ line: ResultWords.Line, to places: Range<Int>) -> Bool {
      places.contains { row in
        let longer = rows[row].isEmpty ? line : rows[row] + [("   ", theme.text)] + line
        guard longer.width <= inside.width else { return false }
        rows[row] = longer
        return true
      }
    }
    let last = rows.count - 1..<rows.count
    let news = words.news.isEmpty ? [] : progress
    for line in shortHeadline(within: 0) + news { _ = add(line, to: 0..<rows.count) }
    let advice = words.lessons.first ?? words.nextStep.map { Lesson(text: $0) }
    let lessons = [advice].compactMap(\.self).filter { lesson in
      lesson.texts.contains { add([($0, theme.text)], to: last) }
    }
    for line in figures { _ = add(line, to: 0..<rows.count) }
    for (index, row) in rows.enumerated() { write(row, in: inside.row(index), on: &frame) }
    drawButtons(of: page, in: inside.bottom(buttonRows), theme: theme, on: &frame)
    return lessons
  }

  private var progress: [ResultWords.Line] {
    words.news.isEmpty
      ? [words.nextStep].compactMap { $0.map { [($0, theme.text)] } }
      : words.news.map { [($0, theme.success)] }
  }

  private var figures: [ResultWords.Line] {
    let goal = words.goal.map { ($0.label, $0.state == .reached ? theme.success : theme.quiet) }
    return [goal].compactMap { $0.map { [$0] } } + words.figures.map { [($0, theme.text)] }
  }

  /// The headline, without how much each of several players has remembered where that makes a line too wide.
  private func shortHeadline(within width: Int) -> [ResultWords.Line] {
    words.headline.map { $0.count > 4 && $0.width > width ? $0.dropLast() : $0 }
  }

  /// The first lessons that fit in a number of rows, and their lines; shortened if that makes them fit.
  private func lessons(width: Int, rows: Int) -> [(lesson: Lesson, lines: [String])] {
    var (lessons, room) = ([(lesson: Lesson, lines: [String])](), rows)
    for lesson in words.lessons {
      let texts = lesson.texts.map { $0.wrapped(to: width) }
      guard let lines = texts.first(where: { $0.count <= room }) else { break }
      lessons.append((lesson, lines))
      room -= lines.count
    }
    return lessons
  }

  private func write(_ line: ResultWords.Line, in row: Rectangle, on frame: inout Frame) {
    frame.write(pieces: line.map { ($0.text, $0.style.on(theme.surface)) }, in: row)
  }
}

extension ResultWords.Line {
  fileprivate var width: Int { map(\.text.displayWidth).reduce(0, +) }

  /// Stars three rows high, if this line has nothing else and they fit; otherwise empty.
  fileprivate func largeStars(width: Int) -> [Self] {
    let stars = map(\.text).joined().filter { $0 != " " }
    guard stars.allSatisfy({ "★☆".contains($0) }),
      let rows = blockLetters(stars, width: width)?[0]
    else { return [] }
    return rows.map { row in
      var rest = row[...]
      return map { text, style in
        // Two columns become six.
        let part = rest.prefix(3 * text.count)
        rest = rest.dropFirst(part.count)
        return (String(part), style)
      }
    }
  }

  /// The line; if it is too wide, its last piece has its own.
  fileprivate func lines(within width: Int) -> [Self] {
    guard self.width > width, let last, count > 1 else { return [self] }
    return [dropLast(), [last]]
  }

  fileprivate func wrapped(to width: Int) -> [Self] {
    flatMap { text, style in text.wrapped(to: width).map { [($0, style)] } }
  }
}
