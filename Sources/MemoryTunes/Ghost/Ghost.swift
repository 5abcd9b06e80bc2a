/// The player's last game on the same board, to play against.
public struct Ghost: Equatable, Codable, Sendable {
  /// The moves that found a pair, counted from 1; the last one ended the game.
  private let matches: [Int]

  /// The ghost of a game of one player, with its flips; nil if they are missing or impossible, or if the game
  /// was given up.
  public init?(_ game: GameRecord) {
    guard game.players.count == 1, !game.isGivenUp, game.kind != .sprint,
      let moves = game.board?.moves, moves.last?.isMatch == true
    else { return nil }
    matches = moves.indices.filter { moves[$0].isMatch }.map { $0 + 1 }
  }

  /// Whether there can be such a game; one decoded from a file may be anything.
  var isValid: Bool {
    (1...Grid.maximumPairCount).contains(matches.count)
      && matches.allSatisfy((1...GameRecord.maximumNumber).contains)
  }

  /// The moves that it needed.
  public var moveCount: Int { matches.last ?? 0 }

  /// The number of pairs found in the first `count` moves.
  public func pairCount(afterMoves count: Int) -> Int { matches.count { $0 <= count } }
}
