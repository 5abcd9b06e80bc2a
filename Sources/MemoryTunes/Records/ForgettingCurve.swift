/// The rate of finding needed cards, by the number of flips since they were last seen.
///
/// A card is needed when its partner is turned first.
public struct ForgettingCurve: Equatable, Codable, Sendable {
  /// From few flips ago to many.
  public private(set) var bins = [1, 3, 5, 9, 17, 33].map { Bin(fewestFlips: $0) }

  /// Cards last seen about equally long ago.
  public struct Bin: Equatable, Codable, Sendable {
    /// The fewest flips from the card to its partner, 1 if consecutive; the most is one less than the next bin's.
    public let fewestFlips: Int
    /// The number of times such a card was needed.
    public internal(set) var neededCount = 0
    /// The number of times it was found.
    public internal(set) var foundCount = 0
  }

  /// The curve of the single player's games that have flips and no hindsight; O(flips).
  public init(games: [GameRecord]) {
    for game in games where game.showsMemory {
      if let board = game.board { count(board) }
    }
  }

  private mutating func count(_ board: Board) {
    var knowledge = Knowledge(cardCount: board.cards.count)
    for move in board.moves {
      let lastSeen = knowledge.lastSeen[board.partners[move.first]]
      knowledge.see(move.first)
      if let lastSeen { countNeed(after: knowledge.flipCount - lastSeen, isFound: move.isMatch) }
      knowledge.see(move.second)
    }
  }

  private mutating func countNeed(after flips: Int, isFound: Bool) {
    guard let bin = bins.lastIndex(where: { $0.fewestFlips <= flips }) else { return }
    bins[bin].neededCount += 1
    if isFound { bins[bin].foundCount += 1 }
  }
}
