extension GameState {
  /// The cover on the card opened or shown last, once it is seen; nil before the first flip, or if it is only heard.
  public var nowShowing: Cover? { shownCard.flatMap { isOnlyHeard($0) ? nil : cover(at: $0) } }

  /// The card opened or shown last, if it is heard, not seen.
  public var heardCard: Int? { shownCard.flatMap { isOnlyHeard($0) ? $0 : nil } }

  public var isTitleShowing: Bool { shownCard.map { cards[$0].showsTitle } ?? false }

  private var shownCard: Int? {
    (board.flips.suffix(3).map(\.card) + [show.shownCard].compactMap(\.self)).last(where: isSeen)
  }

  /// Shows the flipped card, not just its edge.
  private func isSeen(_ card: Int) -> Bool {
    show.flipping.allSatisfy {
      $0.index != card || $0.from != .hidden || $0.step == FlippingCard.stepCount - 1
    }
  }
}
