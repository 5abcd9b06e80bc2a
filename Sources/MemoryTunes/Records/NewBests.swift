/// The figures in which a finished game beats all earlier ones of its kind, grid and category.
///
/// A first game beats nothing, and neither does a tie. A sprint is about pairs alone.
public struct NewBests: Equatable, Codable, Sendable {
  public let hasFewestMoves: Bool
  public let hasFewestSlips: Bool
  public let hasShortestTime: Bool
  public let hasMostPairs: Bool

  /// Compares a game with the earlier ones, in any order; O(games).
  public init(of game: PlayedGame, after earlier: [PlayedGame]) {
    let rivals = earlier.filter { rival in
      rival.entersRecords && rival.id != game.id && rival.discipline == game.discipline
    }
    func isBest(_ figure: (PlayedGame) -> Int, ofSprint: Bool = false) -> Bool {
      guard game.entersRecords, ofSprint == (game.kind == .sprint),
        let best = rivals.map(figure).min()
      else { return false }
      return figure(game) < best
    }
    hasFewestMoves = isBest(\.moveCount)
    hasFewestSlips = isBest(\.slipCount)
    hasShortestTime = isBest(\.seconds)
    hasMostPairs = isBest({ -$0.pairCount }, ofSprint: true)
  }

  public var isEmpty: Bool {
    !hasFewestMoves && !hasFewestSlips && !hasShortestTime && !hasMostPairs
  }
}
