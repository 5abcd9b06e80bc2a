/// A finished game to share, with the code of its board, the streak and the game it answers.
public struct SharedGame: Equatable, Sendable {
  public let game: PlayedGame
  public let code: BoardCode?
  /// The daily boards in a row up to this one; nil for a single one, and for a game from the records.
  public let daysInARow: Int?
  /// Somebody's game on the same board that it answers; nil without one.
  public let rival: Rival?

  public init(_ game: PlayedGame, code: BoardCode?, daysInARow: Int? = nil, rival: Rival? = nil) {
    (self.game, self.code, self.daysInARow, self.rival) = (game, code, daysInARow, rival)
  }
}

public enum Shared: Equatable, Sendable {
  case game(SharedGame)
  case week(Week)
}

extension AppState {
  /// The week of the records, the game under review, or the one on the board; nil if there is nothing to share.
  public var shared: Shared? {
    guard routing.base == .records else { return sharedGame.map(Shared.game) }
    return records.records.map { .week(Week($0.daily, today: $0.today)) }
  }

  /// The game to share: the one under review, or the one on the board; nil if there is nothing to share.
  public var sharedGame: SharedGame? {
    guard routing.base == .review else {
      let daysInARow = game.daily == nil ? nil : records.news?.daysInARow
      return game.playedGame.map {
        SharedGame($0, code: game.code, daysInARow: daysInARow, rival: game.ghost?.rival)
      }
    }
    return reviewedGame.flatMap { $0.canBeShared ? SharedGame($0, code: $0.code) : nil }
  }
}

extension GameState {
  /// The game with all of its flips; nil before its end.
  public var playedGame: PlayedGame? {
    isFinished ? PlayedGame(self, endedAt: 0, hasAllFlips: true) : nil
  }
}

extension PlayedGame {
  /// Was played to the end, and has possible flips; a sprint needs none.
  public var canBeShared: Bool { !isGivenUp && board != nil && (kind == .sprint || !flips.isEmpty) }
}
