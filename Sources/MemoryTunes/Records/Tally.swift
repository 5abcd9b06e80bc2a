/// The results of games between the same players, since the last reset.
public struct Tally: Equatable, Codable, Sendable {
  /// The games each has won, in the order of their turns in the last one.
  public private(set) var winCounts: [Int]
  /// The games in which several had the most pairs.
  public private(set) var drawCount = 0

  /// The players who have won the most games, by their index.
  public var leaders: [Int] { winCounts.indices.filter { winCounts[$0] == winCounts.max() } }

  /// Counts the finished games of these players, whatever their order; nil unless several of them are people.
  ///
  /// Starts after the game with the id `start`, if there is one. O(games).
  init?(of players: [Player], among games: [PlayedGame], after start: UInt64?) {
    guard players.count(where: \.isPerson) > 1 else { return nil }
    winCounts = players.map { _ in 0 }
    let seats = seatsByName(of: players)
    let first = games.lastIndex { $0.id == start }.map { $0 + 1 } ?? 0
    for game in games[first...] where !game.isGivenUp && game.scores.count == players.count {
      let others = seatsByName(of: game.players)
      // Without its flips, a finished game has no pair.
      guard let best = game.scores.max(), best > 0,
        zip(seats, others).allSatisfy({ players[$0] == game.players[$1] })
      else { continue }
      let winners = zip(seats, others).filter { game.scores[$1] == best }.map(\.0)
      if winners.count == 1 { winCounts[winners[0]] += 1 } else { drawCount += 1 }
    }
  }
}

/// The seats sorted by player, to recognize the same players in another order; namesakes are told apart by their seats.
private func seatsByName(of players: [Player]) -> [Int] {
  func order(_ seat: Int) -> (Int, String, Int) {
    switch players[seat] {
    case .person(let name): (0, name, seat)
    case .computer(let opponent): (1, opponent.rawValue, seat)
    }
  }
  return players.indices.sorted { order($0) < order($1) }
}
