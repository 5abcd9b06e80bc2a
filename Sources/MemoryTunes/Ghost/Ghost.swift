/// Another game on the same board, to play against: the player's last one, or a rival's.
public struct Ghost: Equatable, Codable, Sendable {
  /// The moves that found a pair, counted from 1; the last one ended the game.
  ///
  /// None if only its result is known.
  private let matches: [Int]
  /// The pairs in the order found, as indices into `GameState.covers`; nil unless a rival's.
  private let finds: [Int]?
  /// The figures of the rival's game; nil if it was the player's own.
  public let rival: GameFigures?
  /// The rival's name; nil if unnamed.
  public let rivalName: String?

  /// The ghost of a single-player game; nil if its flips are missing or impossible, or if it was given up.
  public init?(_ game: GameRecord) {
    guard game.players.count == 1, !game.isGivenUp, game.kind != .sprint,
      let moves = game.board?.moves, moves.last?.isMatch == true
    else { return nil }
    matches = moves.matches
    (finds, rival, rivalName) = (nil, nil, nil)
  }

  /// The ghost of a rival on a dealt board; nil if they cannot have solved it that way.
  init?(_ rival: Rival, on board: Board) {
    guard rival.isValid else { return nil }
    if case .person(let name) = rival.player, !name.isEmpty {
      rivalName = name
    } else {
      rivalName = nil
    }
    guard let solved = rival.board else {
      guard rival.moveCount >= board.pairCount else { return nil }
      (matches, finds) = ([], nil)
      self.rival = GameFigures(moveCount: rival.moveCount)
      return
    }
    guard solved.pairs == board.pairs, solved.isSolved else { return nil }
    matches = solved.moves.matches
    finds = solved.moves.filter(\.isMatch).map { solved.cards[$0.first].pair }
    self.rival = GameFigures(solved)
  }

  /// Is possible; one decoded from a file may be invalid.
  var isValid: Bool {
    guard let rival else { return finds == nil && rivalName == nil && areMatchesValid }
    guard rival.isValid, rivalName.map({ Player.person(name: $0).isValid }) != false else {
      return false
    }
    guard rival.memory != nil else { return matches.isEmpty && finds == nil }
    return areMatchesValid && finds?.count == matches.count && rival.moveCount == matches.last
      && finds?.allSatisfy((0..<Grid.maximumPairCount).contains) == true
  }

  private var areMatchesValid: Bool {
    (1...Grid.maximumPairCount).contains(matches.count)
      && matches.allSatisfy((1...GameRecord.maximumNumber).contains)
  }

  /// The moves it took.
  public var moveCount: Int { rival?.moveCount ?? matches.last ?? 0 }

  /// The number of pairs found in the first `count` moves; nil if only the result is known.
  public func pairCount(afterMoves count: Int) -> Int? {
    matches.isEmpty ? nil : matches.count { $0 <= count }
  }

  /// The pair that a rival found last in the first `count` moves; nil before the first.
  public func lastFind(afterMoves count: Int) -> Int? {
    guard let finds, let found = pairCount(afterMoves: count), found > 0 else { return nil }
    return finds[found - 1]
  }
}

extension [Board.Move] {
  /// The numbers of the moves that found a pair, counted from 1.
  fileprivate var matches: [Int] { indices.filter { self[$0].isMatch }.map { $0 + 1 } }
}
