/// The styles of a card that shows a title.
typealias Paper = (title: Style, artist: Style)

extension Theme {
  /// Dark ink on a light label, as on a record, to tell titles from covers at a glance, unless plain; paler if dimmed.
  func paper(isDimmed: Bool = false, isPlain: Bool = false) -> Paper {
    let isLabel = !isPlain && surface != .standard && self != .highContrast
    let theme = isLabel ? Theme.light : self
    return (
      theme.onCard(isDimmed ? theme.quiet : theme.strong),
      theme.onCard(isDimmed ? theme.quiet : isLabel ? theme.accent : theme.text)
    )
  }
}

/// Draws a cover's title, in block letters if wanted and if they fit, and the artist; the last row is for the mark.
func drawTitle(
  of cover: Cover, on card: Rectangle, _ paper: Paper, isLarge: Bool = true, hasMark: Bool = true,
  on frame: inout Frame
) {
  frame.fill(card, paper.artist)
  let width = card.width >= 12 ? card.width - 2 : card.width
  let rows = max(1, card.height - (hasMark ? 1 : 0))
  // Without a mark, the edges stay free.
  let limit = hasMark ? rows : max(1, rows - 2)
  let (title, artist) =
    (isLarge ? cover.blockLines(width: width, rows: limit) : nil)
    ?? cover.plainLines(width: width, rows: limit)
  let lines = title.map { ($0, paper.title) } + artist.map { ($0, paper.artist) }
  frame.write(centered: lines, in: card.top(rows))
}

extension Cover {
  /// The title in block letters and the artist; nil if they do not fit.
  fileprivate func blockLines(width: Int, rows: Int) -> (title: [String], artist: [String])? {
    guard let title = blockLetters(shownTitle, width: width)?.flatMap(\.self) else { return nil }
    let two = artist.wrapped(to: width, atMost: 2)
    // The last row of the letters is half empty already.
    let artists = [two.isEmpty ? [] : [""] + two, artist.wrapped(to: width, atMost: 1)]
    return artists.first { title.count + $0.count <= rows }.map { (title, $0) }
  }

  fileprivate func plainLines(width: Int, rows: Int) -> (title: [String], artist: [String]) {
    let title = shownTitle.withoutMarks(beyond: width).wrapped(to: width, atMost: rows)
    // Titles are not unique, so the artist tells covers apart.
    return (title, artist.wrapped(to: width, atMost: rows - title.count))
  }
}

extension String {
  /// The text; each word that fits in `width` columns only without its final mark loses the mark.
  fileprivate func withoutMarks(beyond width: Int) -> String {
    split(separator: " ").map { word in
      let isTooLong = String(word).displayWidth == width + 1
      return isTooLong && word.last?.isPunctuation == true ? word.dropLast() : word
    }.joined(separator: " ")
  }

  /// The text wrapped to at most `count` lines of at most `width` columns; `…` replaces the rest.
  func wrapped(to width: Int, atMost count: Int) -> [String] {
    let lines = wrapped(to: width)
    guard lines.count > count else { return lines }
    guard count > 0 else { return [] }
    let last = lines[count - 1...count].joined(separator: " ")
    return Array(lines.prefix(count - 1)) + [last.fitted(to: width)]
  }
}
