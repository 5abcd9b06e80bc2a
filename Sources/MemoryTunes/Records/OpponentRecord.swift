/// What the games of one person against one computer player come to; those that do not count, or were
/// given up, are left out.
public struct OpponentRecord: Equatable, Codable, Sendable {
  public let opponent: Opponent
  /// The games that the person won.
  public private(set) var wonCount = 0
  public private(set) var drawnCount = 0
  public private(set) var lostCount = 0
  /// The pairs that the person found.
  public private(set) var foundCount = 0
  /// The pairs that both found.
  public private(set) var pairCount = 0

  /// Sums up the games against it; O(games).
  init(_ opponent: Opponent, games: [GameRecord]) {
    self.opponent = opponent
    for game in games where game.counts {
      guard let (person, computer) = game.duel(with: opponent) else { continue }
      add(person, to: computer)
    }
  }

  private mutating func add(_ person: Int, to computer: Int) {
    if person > computer {
      wonCount += 1
    } else if person < computer {
      lostCount += 1
    } else {
      drawnCount += 1
    }
    foundCount += person
    pairCount += person + computer
  }

  /// The pairs that the person found, in percent of all; nil without a game.
  public var share: Int? {
    pairCount > 0 ? (100 * foundCount + pairCount / 2) / pairCount : nil
  }
}

extension GameRecord {
  /// The pairs of a person and of this computer player if these two played, and nobody else.
  func duel(with opponent: Opponent) -> (person: Int, computer: Int)? {
    guard players.count == 2, scores.count == 2,
      let computer = players.firstIndex(of: .computer(opponent)),
      players[1 - computer].opponent == nil
    else { return nil }
    return (scores[1 - computer], scores[computer])
  }
}
