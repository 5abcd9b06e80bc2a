import MemoryTunes

/// What is said of a game of the records that is looked at.
enum ReviewWords {
  static let reading = "Reading the game …"
  static let missing = "This game is no longer in your records."
  static let noFlips = "Its flips are not known."
}

extension GameRecord {
  /// How far the game has been looked at, from long to short: "23 Nov · pop-4x4-7k3q · flip 3 of 24".
  func progressLabels(after flipCount: Int) -> [String] {
    let progress = "flip \(flipCount) of \(flips.count)"
    let day = dayLabel.drop { $0 == " " }
    return [
      "\(day) · \(boardLabel) · \(resultLabel) · \(progress)",
      "\(day) · \(boardLabel) · \(progress)",
      "\(boardLabel) · \(progress)", progress,
    ]
  }
}
