import MemoryTunes

/// Sentences about a game under review.
enum ReviewWords {
  static let reading = "Reading the game …"
  static let missing = "This game is no longer in your records."
  static let noFlips = "Its flips are not known."
}

extension PlayedGame {
  /// "23 Nov · pop-4x4-7k3q · 12 moves, 1 slip, 00:48".
  var summary: String { "\(day) · \(boardLabel) · \(resultLabel)" }

  /// "Flip 3 of 24".
  func progressLabel(after flipCount: Int) -> String { "Flip \(flipCount) of \(flips.count)" }

  /// The progress of the review, from long to short: "23 Nov · pop-4x4-7k3q · flip 3 of 24".
  func progressLabels(after flipCount: Int) -> [String] {
    let progress = progressLabel(after: flipCount).lowercased()
    return [
      "\(summary) · \(progress)", "\(day) · \(boardLabel) · \(progress)",
      "\(boardLabel) · \(progress)", progress,
    ]
  }

  private var day: Substring { dayLabel.drop { $0 == " " } }
}

extension ReviewState {
  /// Sentences in place of a board.
  var sentences: [String] {
    switch content {
    case .loading: [ReviewWords.reading]
    case .missing: [ReviewWords.missing]
    case .failed(let notice): [notice.sentence]
    case .game(let game):
      ["\(game.dayLabel) · \(game.boardLabel)", game.resultLabel, ReviewWords.noFlips]
    }
  }
}
