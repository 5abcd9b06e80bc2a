struct Deal {
  let covers: [Cover]
  let board: Board
  /// The number of covers from other categories.
  let fillerCount: Int

  /// Deals the board of a seed: chooses the covers first, then lays out the cards.
  ///
  /// If cover and title make a pair, each pair's second card in the order before the shuffle shows the title, so
  /// all kinds of play have the same board.
  init(
    batch: CoverBatch, grid: Grid, seed: UInt64, kind: GameKind = .pairs
  ) throws(DealFailure) {
    var generator = SeededGenerator(seed: seed)
    let candidates = generator.choose(grid.pairCount, from: batch.covers, fillers: batch.fillers)
    let covers = Array(candidates.removingLookalikes().prefix(grid.pairCount))
    let firsts = covers.indices.map { Card(pair: $0) }
    let seconds = covers.indices.map { Card(pair: $0, showsTitle: kind == .titles) }
    let cards = (firsts + seconds).shuffled(by: &generator)
    guard covers.count == grid.pairCount, let board = Board(cards)
    else { throw .tooFewCovers(needed: grid.pairCount, found: covers.count) }
    (self.covers, self.board) = (covers, board)
    fillerCount = max(0, covers.count - batch.covers.count)
  }
}

extension SeededGenerator {
  /// Chooses covers, or stand-ins, for a board: at most `count` of its category, then fillers.
  mutating func choose<Item>(_ count: Int, from own: [Item], fillers: [Item]) -> [Item] {
    own.shuffled(by: &self).prefix(count) + fillers.shuffled(by: &self)
  }
}

public enum DealFailure: Error, Equatable, Codable, Sendable {
  case tooFewCovers(needed: Int, found: Int)
  case fetch(CoverFailure)
}
