/// A player's knowledge of a board, derived from the flips watched.
public struct Knowledge: Equatable, Codable, Sendable {
  public private(set) var flipCount = 0
  /// For each card, the number of its last flip, counted from 1; nil if never flipped.
  public private(set) var lastSeen: [Int?]

  public init(cardCount: Int) { lastSeen = Array(repeating: nil, count: cardCount) }

  /// Watches the next flip, of a card on the board; O(1).
  public mutating func see(_ card: Int) {
    guard lastSeen.indices.contains(card) else { return }
    flipCount += 1
    lastSeen[card] = flipCount
  }

  mutating func see(_ move: Board.Move) {
    see(move.first)
    see(move.second)
  }

  public func hasSeen(_ card: Int) -> Bool {
    lastSeen.indices.contains(card) && lastSeen[card] != nil
  }
}

extension Board {
  /// The moves that found a pair without luck, because the second card had been seen before; O(moves).
  var recalls: [Move] {
    var knowledge = Knowledge(cardCount: cards.count)
    return moves.filter { move in
      defer { knowledge.see(move) }
      return move.isMatch && knowledge.hasSeen(move.second)
    }
  }

  func pairsFound(byPeopleAmong players: [Player]) -> [Int] {
    moves.filter { $0.isMatch && players[$0.turn % players.count].isPerson }
      .map { cards[$0.first].pair }
  }

  var recalledPairs: [Int] { recalls.map { cards[$0.first].pair } }
}
