import MemoryTunes

// What is said of the records in plain mode only.

extension PlainWords {
  static let crown = "A crown is for two wins in a row, on 4×4 or larger."
  static let missingCover = "Deal a board with a cover that is missing."

  static func golden(_ count: Int) -> String {
    "\(counted(count, "golden cover")), found from memory in a flawless game."
  }

  static func daysInARow(_ count: Int) -> String { "\(counted(count, "day")) in a row." }

  static func page(_ name: String) -> String { "\(name) page" }

  static func best(_ line: String) -> String { "Best of \(line)" }

  static func day(_ date: CalendarDate, isToday: Bool, result: String) -> String {
    "\(isToday ? "Today" : date.label), \(DailyBoard(date).label): \(result)"
  }

  static func found(_ title: String, by artist: String, _ date: String, isGolden: Bool) -> String {
    "\(title), by \(artist). \(date)\(isGolden ? " " + CollectionWords.golden : "")"
  }

  static func rating(_ label: String) -> String { "\(RecordsWords.rating): \(label)" }

  /// "Skip, rated 1397: won 3, drawn 0, lost 1. Mixes up neighbours."
  static func opponent(_ record: OpponentRecord) -> String {
    let rating = record.opponent.rating.map { ", rated \($0)" } ?? ""
    let score = record.share == nil ? RecordsWords.noneCounts : record.score + "."
    let crown = record.isCrowned ? " Crown." : ""
    return "\(record.opponent.label)\(rating): \(score)\(crown) \(record.opponent.description)"
  }

  /// "23 Nov, pop-4x4-7k3q: 12 moves, 1 slip, 00:48".
  static func game(_ game: GameRecord) -> String {
    "\(game.dayLabel), \(game.boardLabel): \(game.resultLabel)"
  }
}
