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
    let best = game.entersRecords ? bestGames(of: rivals).first : nil
    let isSprint = game.kind == .sprint
    hasFewestMoves = !isSprint && game.moveCount < best?.moveCount ?? .min
    hasFewestSlips = !isSprint && game.slipCount < best?.slipCount ?? .min
    hasShortestTime = !isSprint && game.seconds < best?.seconds ?? .min
    hasMostPairs = isSprint && game.pairCount > best?.pairCount ?? .max
  }

  public var isEmpty: Bool {
    !hasFewestMoves && !hasFewestSlips && !hasShortestTime && !hasMostPairs
  }
}
