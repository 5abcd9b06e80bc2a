/// One minute of board after board: the covers to deal from, and the counts of the boards before this one.
public struct Sprint: Equatable, Codable, Sendable {
  let deck: CoverBatch
  public internal(set) var boardCount = 0
  public internal(set) var pairCount = 0
  public internal(set) var moveCount = 0
  public internal(set) var slipCount = 0

  /// The duration of a sprint, in seconds.
  public static let duration = 60

  /// More moves than fit in a minute, even by script.
  static let maximumMoveCount = 100_000

  /// Enough covers for varied boards, few enough to save with the game.
  private static let deckSize = 2 * Grid.maximumPairCount

  /// Is possible on boards of this size; one decoded from a file may be invalid.
  func isValid(for grid: Grid) -> Bool {
    [deck.covers.count, deck.fillers.count].allSatisfy((0...Self.deckSize).contains)
      && deck.covers.count + deck.fillers.count >= grid.pairCount
      && (0...10_000).contains(boardCount) && (0...Self.maximumMoveCount).contains(moveCount)
      && pairCount == boardCount * grid.pairCount && pairCount <= moveCount
      && (0...moveCount - pairCount).contains(slipCount)
  }

  init(batch: CoverBatch, seed: UInt64) {
    let (covers, fillers) = Self.shuffled(batch.covers, fillers: batch.fillers, seed: seed)
    deck = CoverBatch(covers: covers, fillers: fillers)
  }

  /// The covers for the boards after the first, or their stand-ins.
  static func shuffled<Item>(
    _ covers: [Item], fillers: [Item], seed: UInt64
  ) -> (covers: [Item], fillers: [Item]) {
    var generator = SeededGenerator(seed: seed)
    return (
      Array(covers.shuffled(by: &generator).prefix(deckSize)),
      Array(fillers.shuffled(by: &generator).prefix(deckSize))
    )
  }

  /// The seed of a board, counted from 0, of a sprint with a seed.
  static func seed(ofBoard number: Int, of seed: UInt64) -> UInt64 {
    var seeds = SeededGenerator(seed: seed)
    return (0..<number).reduce(seed) { _, _ in seeds.next() }
  }
}

extension GameState {
  mutating func dealNextBoard(events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard var next = sprint, board.isSolved, isUnderWay else { return .ignored(.sprintGoesOn) }
    next.pairCount += board.foundPairCount
    next.moveCount += moveCount
    next.slipCount += slips.count
    next.boardCount += 1
    let seed = Sprint.seed(ofBoard: next.boardCount, of: request.seed)
    guard let deal = try? Deal(batch: next.deck, grid: grid, seed: seed) else {
      return .ignored(.sprintGoesOn)
    }
    (sprint, covers, board) = (next, deal.covers, deal.board)
    request.id += 1
    show = ShowState(cursor: show.cursor)
    events.append(.dealt(oversized: nil))
    return .handled()
  }
}
