// Text on pictures of a game.

extension GameState {
  /// "3 of 8 pairs, 5 moves", "You: 3, Skip: 2".
  public var filmScore: String {
    guard !hasTurns else {
      return list(players.indices.map { tr("\(players.label(at: $0)): \(scores[$0])") })
    }
    let (found, all) = (board.foundPairCount, covers.count)
    let score =
      sprint == nil
      ? tr("\(found) of \(all) pair", "\(found) of \(all) pairs", count: all) : pairs(pairCount)
    return list([score, moves(shownMoveCount)])
  }

  /// The last flip: "Half of Yours, by Penny Parfait"; empty before the first.
  public var filmTitle: String {
    guard let card = board.flips.last?.card, !isOnlyHeard(card) else { return "" }
    return cover(at: card).label
  }

  /// "MemoryTunes · Pop · 4×4, by ear".
  public var filmHeading: String { "\(programName) · \(request.kind.label(of: requestLabel))" }

  /// Its stars, outcome, skill and luck, a line each; empty before its end.
  public var filmResult: [String] {
    guard let game = playedGame else { return [] }
    return [rating?.stars, game.outcome, game.balance].compactMap(\.self)
  }

  /// "8 pairs in 12 moves, 48 seconds, 1 slip"; before its end, "3 of 8 pairs, 5 moves".
  public var filmOutcome: String { playedGame?.outcome ?? filmScore }

  /// "memorytunes-pop-4x4-7k3q".
  public var pictureFileName: String {
    code.map { "memorytunes-\($0)" } ?? "memorytunes"
  }

  /// How to play the same board; nil if it has no code.
  public var filmCommand: String? { code.map { "memorytunes \($0)" } }
}
