import Artwork
import MemoryTunes

// What is said of the records in plain mode only.

extension PlainWords {
  static let crown = "A crown is for two wins in a row, on 4×4 or larger."
  static let missingCover = "Deal a board with a cover that is missing."
  static let allCategories = "All categories"

  static func golden(_ count: Int) -> String {
    "\(counted(count, "golden cover")), found from memory in a flawless game."
  }

  static func daysInARow(_ count: Int) -> String { "\(counted(count, "day")) in a row." }

  static func page(_ name: String) -> String { "\(name) page" }

  static func best(_ line: String) -> String { "Best of \(line)" }

  /// "Today, pop-4x4-7k3q".
  static func day(_ date: CalendarDate, isToday: Bool) -> String {
    "\(isToday ? "Today" : date.label), \(DailyBoard(date).label)"
  }

  /// "34 of 100 covers found".
  static func found(of collection: CoverCollection) -> String {
    CollectionWords.covers(
      CollectionWords.found(collection.foundCount(), of: CoverCollection.coverCount))
  }

  /// "Pop, 12 of 20 covers found".
  static func found(
    in category: (category: Category, covers: Range<Int>), of collection: CoverCollection
  ) -> String {
    let count = collection.foundCount(of: category.covers)
    let found = CollectionWords.found(count, of: category.covers.count)
    return "\(category.category.label), \(CollectionWords.covers(found))"
  }

  /// "My Good Side, by Candid Candace, golden"; a cover without its catalogue has no name.
  static func cover(_ cover: Cover?, _ find: CoverCollection.Find) -> String {
    let name = cover.map { "\($0.shownTitle), by \($0.shownArtist)" } ?? "a cover"
    return name + (find.isGolden ? ", golden" : "")
  }

  /// "Cards seen 1 to 2 flips before: 57% found".
  static func remembered(_ bin: (label: String, percent: Int)) -> String {
    "Cards seen \(bin.label) flips before: \(bin.percent)% found"
  }

  static func rating(_ label: String) -> String { "\(RecordsWords.rating): \(label)" }

  /// "Skip, rated 1397".
  static func name(of record: OpponentRecord) -> String {
    record.opponent.label + (record.opponent.rating.map { ", rated \($0)" } ?? "")
  }

  /// "won 3, drawn 0, lost 1. Mixes up neighbours."
  static func score(of record: OpponentRecord) -> String {
    let score = record.share == nil ? RecordsWords.noneCounts : record.score + "."
    let crown = record.isCrowned ? " Crown." : ""
    return "\(score)\(crown) \(record.opponent.description)"
  }
}
