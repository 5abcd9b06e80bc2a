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
  /// Whether it has ever been beaten twice in a row on 4×4 or a larger board.
  public private(set) var isCrowned = false
  /// Whether one more win on such a board would be the second in a row.
  public var isOneWinFromCrown: Bool { !isCrowned && winsInARow == 1 }

  private var winsInARow = 0

  /// Sums up the duels with it, oldest first; O(duels).
  init(_ opponent: Opponent, duels: [Duel]) {
    self.opponent = opponent
    for duel in duels where duel.opponent.isSameCharacter(as: opponent) {
      add(duel)
      guard duel.grid.cardCount >= Grid.standard.cardCount else { continue }
      winsInARow = duel.points == 1 ? winsInARow + 1 : 0
      isCrowned = isCrowned || winsInARow == 2
    }
  }

  private mutating func add(_ duel: Duel) {
    switch duel.points {
    case 1: wonCount += 1
    case 0: lostCount += 1
    default: drawnCount += 1
    }
    foundCount += duel.found
    pairCount += duel.found + duel.lost
  }

  /// The pairs that the person found, in percent of all; nil without a game.
  public var share: Int? {
    pairCount > 0 ? (100 * foundCount + pairCount / 2) / pairCount : nil
  }
}

extension Opponent {
  /// The characters whose crowns these duels have won, oldest first; O(duels).
  static func crowned(after duels: [Duel]) -> [Opponent] {
    allCases.filter { OpponentRecord($0, duels: duels).isCrowned }
  }

  /// The most forgetful character that is not crowned; nil if all are.
  static func next(after crowned: [Opponent]) -> Opponent? {
    allCases.first { !crowned.contains($0) }
  }
}
