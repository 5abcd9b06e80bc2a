extension Telling {
  /// The output of a replay, which has no screen: also the board once dealt, and the result.
  public var replayLines: [String] {
    var before: [String] = []
    var after: [String] = []
    for event in events {
      switch event {
      case .dealt: before += state.game.introduction()
      case .restored: before += state.game.introduction() + state.game.situation
      case .flipped where state.game.board.openCards.count == 1:
        // Said before the cards of a move: "Move 12".
        before.append(tr("Move \(state.game.moveCount + 1)"))
      case .ended:
        let result = ResultWords(of: state).sentences(about: state.game)
        after += result.front + result.more
      default: break
      }
    }
    return before.map(\.spoken) + lines + after.map(\.spoken)
  }
}
