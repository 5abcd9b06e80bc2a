extension GameState {
  /// Shows a face-up card again; in a game by ear, restarts the meter of an open one.
  mutating func showCard(_ index: Int, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard isUnderWay else { return .ignored(.noBoard) }
    guard opponentToMove == nil else { return .ignored(.notYourTurn) }
    guard cards.indices.contains(index) else { return .ignored(.noSuchCard) }
    guard isFaceUp(index) else { return .ignored("the card is face down") }
    (show.typedColumn, show.announcedPlayer) = (nil, nil)
    (show.cursor, show.shownCard) = (index, index)
    events.append(.cardShown(index))
    if request.kind == .ear, cards[index].face == .open { show.meter = Meter(card: index) }
    return .handled()
  }

  /// The card exists, and is open or of a found pair.
  public func isFaceUp(_ card: Int) -> Bool {
    cards.indices.contains(card) && cards[card].face != .hidden
  }
}
