import Screens

/// The last `limit` games, newest first, and a line about all.
func recordList(of games: [PlayedGame], limit: Int) -> String {
  let rows = games.suffix(limit).reversed().flatMap { [row($0)] + details($0) }
  return ([RecordListWords.heading] + rows + [RecordListWords.totals(of: games)]).joined(
    separator: "\n")
}

/// The same as sentences.
func recordSentences(of games: [PlayedGame], limit: Int) -> String {
  let sentences = games.suffix(limit).reversed().map { game in
    RecordListWords.sentence(about: game, at: time(of: game), stars: game.rating?.rawValue)
  }
  return (sentences + [RecordListWords.totals(of: games)]).joined(separator: "\n")
}

private func time(of game: PlayedGame) -> String {
  String(utc(game.endedAt).replacing("T", with: " ").prefix(16))
}

private func row(_ game: PlayedGame) -> String {
  // ", by ear", after a name that may be cut.
  let kind = game.kind.label(of: "")
  // The slips of several players follow below.
  let slips = game.players.count == 1 ? "\(game.slipCount)" : ""
  let stars = String(repeating: "★", count: game.rating?.rawValue ?? 0)
  return [
    time(of: game), "\(game.grid)".padded(to: 5), "\(game.moveCount)".padded(to: 5),
    slips.padded(to: 5), clock(game.seconds).padded(to: 8),
    stars + String(repeating: " ", count: Rating.allCases.count - stars.count),
    game.category.label.fitted(to: 24 - kind.count) + kind,
  ].joined(separator: "  ")
}

/// The details that do not fit beside the figures, indented below them.
private func details(_ game: PlayedGame) -> [String] {
  let indent = String(repeating: " ", count: 19)
  return RecordListWords.details(of: game).wrapped(to: 80 - indent.count).map { indent + $0 }
}

extension String {
  /// The text after blanks, with at least this many characters.
  func padded(to count: Int) -> String {
    String(repeating: " ", count: max(0, count - self.count)) + self
  }
}
