/// Shows a face-up card again; in a game by ear, restarts the meter of an open one.
func showCard(
  at index: Int, in state: inout GameState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.isUnderWay else { return .ignored(.noBoard) }
  guard state.opponentToMove == nil else { return .ignored(.notYourTurn) }
  guard state.cards.indices.contains(index) else { return .ignored(.noSuchCard) }
  guard state.isFaceUp(index) else { return .ignored("the card is face down") }
  (state.show.typedColumn, state.show.announcedPlayer) = (nil, nil)
  state.show.cursor = index
  state.show.shownCard = index
  events.append(.cardShown(index))
  if state.request.kind == .ear, state.cards[index].face == .open {
    state.show.meter = Meter(card: index)
  }
  return .handled()
}

extension GameState {
  /// The card exists, and is open or of a found pair.
  public func isFaceUp(_ card: Int) -> Bool {
    cards.indices.contains(card) && cards[card].face != .hidden
  }
}
