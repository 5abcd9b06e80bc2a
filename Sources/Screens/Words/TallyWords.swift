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
    return tally.map { game.label(of: $0, theme: theme) } ?? tr("The next game starts anew.")
  }
}

extension GameState {
  /// "Won: Anna 3, Ben 2, draws 1", the games that each has won; with signs instead of names that are too long; in at
  /// most 28 columns.
  fileprivate func label(of tally: Tally, theme: Theme) -> String {
    func text(separator: String, _ name: (Int) -> String) -> String {
      let counts = players.indices.map { "\(name($0)) \(tally.winCounts[$0])" }
      let draws = tally.drawCount > 0 ? [tr("draws \(tally.drawCount)")] : []
      return (counts + draws).joined(separator: separator)
    }
    let named = text(separator: comma, players.label(at:))
    return longest(
      [tr("Won: \(named)"), named, text(separator: "  ", theme.sign(ofPlayer:))], fitting: 28)
  }
}

extension Tally {
  /// Who wins the evening, and how many games each has won: "Anna wins the evening.", "Anna: 3 games".
  func sentences(about players: [Player]) -> [String] {
    let names = players.indices.map(players.label(at:))
    let winners = names.indices.filter { place(ofPlayer: $0) == 1 }
    let first = listed(winners.map { names[$0] })
    let headline = tr(
      "\(first) wins the evening.", "\(first) win the evening.", count: winners.count)
    let results = names.indices.map { tr("\(names[$0]): \(games(winCounts[$0])).") }
    // Games that nobody has won.
    return [headline] + results + (drawCount > 0 ? [tr("Draws: \(drawCount).")] : [])
  }
}
