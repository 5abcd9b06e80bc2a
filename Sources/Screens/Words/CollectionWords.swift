enum CollectionWords {
  static var invitation: String { tr("Pairs that you find appear here.") }
  // Of the selected cover.
  static var notFound: String { tr("Not found yet.") }
  // The Enter key deals a board on which the selected cover is.
  static var offer: String { tr("Enter deals a board with it.") }
  // Of a cover that the player found so.
  static var golden: String { tr("★ Found from memory in a flawless game.") }
  static var notGolden: String { tr("Find it from memory in a flawless game to make it golden.") }

  /// "12 of 20".
  static func found(_ count: Int, of total: Int) -> String {
    tr("\(count) of \(total)", in: "covers found")
  }

  /// "34 of 100 covers found".
  static func covers(_ count: Int, of total: Int) -> String {
    tr("\(count) of \(total) cover found", "\(count) of \(total) covers found", count: total)
  }

  /// "7 golden: found from memory in a flawless game".
  static func golden(_ count: Int) -> String {
    tr(
      "\(count) golden: found from memory in a flawless game.",
      "\(count) golden: found from memory in a flawless game.", count: count)
  }

  /// "↑ 1 more", "↑ 1 ↓ 2 more", "→ ↓ 4 more": the rest of the collection, beside the categories on the screen.
  static func more(left: Bool, right: Bool, above: Int, below: Int) -> String {
    let signs = [
      left ? "←" : nil, right ? "→" : nil, above > 0 ? "↑ \(above)" : nil,
      below > 0 ? "↓ \(below)" : nil,
    ].compactMap(\.self)
    return signs.isEmpty ? "" : tr("\(signs.joined(separator: " ")) more")
  }

  /// The number of golden covers.
  static func goldenInBrief(_ count: Int) -> String {
    tr("\(count) golden", "\(count) golden", count: count)
  }
}

extension CoverCollection {
  /// "34 of 100 covers found".
  var foundLabel: String {
    CollectionWords.covers(foundCount(), of: Self.coverCount)
  }
}

extension CoverCollection.Find {
  /// "First found on 3 November 2026"; empty if the clock was wrong.
  var dateLabel: String {
    CalendarDate(dayNumber: day).map { tr("First found on \($0.label).") } ?? ""
  }
}
