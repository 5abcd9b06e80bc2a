extension GameState {
  /// The stars of a single player for a solved board; nil for several players, a sprint, and what does not count.
  public var rating: Rating? { isFinished ? ratingAhead : nil }

  /// The stars that a single player earns without another slip; nil where there are none to earn.
  public var ratingAhead: Rating? {
    hasTurns || sprint != nil || hindsight != nil || isSpectated
      ? nil : Rating(slips: slips.count, pairs: covers.count)
  }

  public var hasJustSlipped: Bool { !hasTurns && !isSpectated && slips.last?.move == moveCount }

  public var hasLostStar: Bool {
    guard let ratingAhead, lastMove != nil, hasJustSlipped else { return false }
    return Rating(slips: slips.count - 1, pairs: covers.count) > ratingAhead
  }
}
