extension AppState {
  /// The tally after the game on the board; nil if there is none, or if it was reset.
  var tally: Tally? { settings.saved.tallyStart == game.id ? nil : lastTally }

  /// The tally that came with the game; one from a file may have any number of players.
  private var lastTally: Tally? {
    records.news?.tally.flatMap { $0.winCounts.count == game.players.count ? $0 : nil }
  }

  /// "Won: Anna 3, Ben 2, draws 1", the games that each has won, or that it was reset; with signs instead of names that
  /// are too long; in at most 28 columns; nil if there is none.
  var tallyLabel: String? {
    guard lastTally != nil else { return nil }
    guard let tally else { return tr("The next game starts anew.") }
    let counts = tally.counts(game.players.label(at:))
    let signs = tally.counts(theme.sign(ofPlayer:)).joined(separator: "  ")
    return longest([tr("Won: \(list(counts))"), list(counts), signs], fitting: 28)
  }
}

extension Tally {
  /// "Anna 3", "Ben 2", "draws 1".
  fileprivate func counts(_ name: (Int) -> String) -> [String] {
    winCounts.indices.map { "\(name($0)) \(winCounts[$0])" }
      + (drawCount > 0 ? [tr("draws \(drawCount)")] : [])
  }

  /// Who wins the evening, and how many games each has won: "Anna wins the evening.", "Won: Anna 3, Ben 2, draws 1".
  func sentences(about players: [Player]) -> [String] {
    let first = listed(leaders.map(players.label(at:)))
    return [
      tr("\(first) wins the evening.", "\(first) win the evening.", count: leaders.count),
      tr("Won: \(list(counts(players.label(at:))))"),
    ]
  }
}
