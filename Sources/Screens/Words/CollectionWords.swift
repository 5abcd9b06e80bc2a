import Artwork
import MemoryTunes

/// Sentences about the collection of covers.
enum CollectionWords {
  static let invitation = "Pairs that you find appear here."
  static let notFound = "Not found yet."
  static let offer = "Enter deals a board with it."
  static let golden = "★ Found from memory in a flawless game."
  static let notGolden = "Find it from memory in a flawless game to make it golden."

  /// "12 of 20".
  static func found(_ count: Int, of total: Int) -> String { "\(count) of \(total)" }

  /// "34 of 100 covers found".
  static func covers(_ found: String) -> String { "\(found) covers found" }

  /// "★ 7 golden: found from memory in a flawless game".
  static func golden(_ count: Int) -> String {
    "\(goldenInBrief(count)): found from memory in a flawless game."
  }

  /// "↑ 1 more", "↑ 1 ↓ 2 more", "→ ↓ 4 more": the rest of the collection, beside the categories on the screen.
  static func more(left: Bool, right: Bool, above: Int, below: Int) -> String {
    let signs = [
      left ? "←" : nil, right ? "→" : nil, above > 0 ? "↑ \(above)" : nil,
      below > 0 ? "↓ \(below)" : nil,
    ].compactMap(\.self)
    return signs.isEmpty ? "" : signs.joined(separator: " ") + " more"
  }

  static func goldenInBrief(_ count: Int) -> String { "★ \(count) golden" }
}

extension CoverCollection {
  /// "34 of 100 covers found".
  var foundLabel: String {
    CollectionWords.covers(CollectionWords.found(foundCount(), of: Self.coverCount))
  }
}

extension CoverCollection.Find {
  /// "First found on 3 November 2026"; empty if the clock was wrong.
  var dateLabel: String {
    CalendarDate(dayNumber: day).map { "First found on \($0.label)." } ?? ""
  }
}
