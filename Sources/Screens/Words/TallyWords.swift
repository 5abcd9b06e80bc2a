import MemoryTunes

extension AppState {
  /// The tally after the game on the board; nil if there is none, or if it was reset.
  var tally: Tally? { settings.saved.tallyStart == game.id ? nil : lastTally }

  /// The tally that came with the game; one from a file may have any number of players.
  private var lastTally: Tally? {
    records.news?.tally.flatMap { $0.winCounts.count == game.players.count ? $0 : nil }
  }

  /// The tally in words, or that it was reset, in at most 28 columns; nil if there is none.
  var tallyLabel: String? {
    guard lastTally != nil else { return nil }
    return tally.map { game.label(of: $0, theme: theme) } ?? "The next game starts anew."
  }
}

extension GameState {
  /// "Won: Anna 3, Ben 2, draws 1"; with signs instead of names that are too long.
  fileprivate func label(of tally: Tally, theme: Theme) -> String {
    func text(separator: String, _ name: (Int) -> String) -> String {
      let counts = players.indices.map { "\(name($0)) \(tally.winCounts[$0])" }
      let draws = tally.drawCount > 0 ? ["draws \(tally.drawCount)"] : []
      return (counts + draws).joined(separator: separator)
    }
    return longest(
      [
        "Won: " + text(separator: ", ", players.label(at:)),
        text(separator: ", ", players.label(at:)), text(separator: "  ", theme.sign(ofPlayer:)),
      ],
      fitting: 28)
  }
}

enum TallyWords {
  static let title = "the evening"
  static let newEvening = "New evening"

  /// Who wins the evening, and how many games each has won: "Anna wins the evening.", "Anna: 3 games".
  static func sentences(about tally: Tally, in game: GameState) -> [String] {
    let names = game.players.indices.map(game.players.label(at:))
    let winners = names.indices.filter { tally.place(ofPlayer: $0) == 1 }
    let headline =
      winners.count == names.count
      ? "Nobody loses the evening."
      : "\(listed(winners.map { names[$0] })) \(winners.count == 1 ? "wins" : "win") the evening."
    let draws = tally.drawCount > 0 ? ["Draws: \(tally.drawCount)."] : []
    return [headline] + names.indices.map { "\(names[$0]): \(games(tally.winCounts[$0]))." } + draws
  }
}
