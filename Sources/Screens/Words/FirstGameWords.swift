extension AppState {
  /// No cover has been found in a finished game.
  var isFirstGame: Bool { records.summary?.foundCovers.isEmpty == true }

  /// The result is that of a first game, whose goal was not shown.
  var isFirstResult: Bool {
    records.news?.covers.map { $0.count == records.summary?.foundCovers.count } ?? isFirstGame
  }

  /// The tip for a first game at this moment, from long to short; empty without one.
  public var firstGameTips: [String] {
    guard isFirstGame, !isWordless, game.isUnderWay, !game.hasTurns, game.sprint == nil,
      game.request.source == .bundled, game.request.kind != .titles
    else { return [] }
    if game.moveCount == 0 { return flippingTips }
    guard let move = game.lastMove else { return [] }
    if move.isMatch { return game.board.foundPairCount == 1 ? pairTips : [] }
    guard game.slips.map(\.move) == [game.moveCount] else { return [] }
    let count = game.ratingAhead?.rawValue ?? 0
    return [
      tr(
        // The number of stars left.
        "A slip: you had seen a pair. Slips cost stars: \(count) left.",
        "A slip: you had seen a pair. Slips cost stars: \(count) left.", count: count),
      tr("A slip: you had seen a pair."),
    ]
  }

  private var flippingTips: [String] {
    // “help” as players type it.
    if mode == .told { return [tr("Find two of a kind: say two cards, like b3 c2, or help.")] }
    let key = scanning == .off ? keyBindings.name(of: .flip) : nil
    // A key.
    let flipping = key.map { tr("\($0) flips a card. Find two of a kind.").capitalizedFirst }
    return [flipping, tr("Find two of a kind.")].compactMap(\.self)
  }

  private var pairTips: [String] {
    if hasBand {
      return [tr("Each pair brings its tune to the band."), tr("A pair joins the band.")]
    }
    guard audible == .off else { return [] }
    if mode == .told { return [unmuteTip] }
    // A key, which turns on the sound.
    let tip = keyBindings.name(of: .mute).map { tr("Each pair has a tune: \($0) turns it on.") }
    return [tip].compactMap(\.self)
  }

  // “unmute” as players type it.
  private var unmuteTip: String { tr("Each pair has a tune: say unmute to hear it.") }

  /// The reason a game by ear cannot be heard; nil if it can, and for other games.
  var silenceSentence: String? {
    guard game.request.kind == .ear else { return nil }
    return audible == .off ? unmuteTip : sound.problem?.sentence
  }
}
