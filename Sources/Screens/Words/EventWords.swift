/// A moment in the player's words, or another event's name; `state` is the one after it.
public func sentence(of event: Event<AppAction>, in state: @autoclosure () -> AppState) -> String {
  switch event.kind {
  // To the event with this number.
  case .rewind(let number): tr("Went back to \(number)")
  case .action(.game(.setCards)): tr("Dealt the cards")
  case .action(.game(.restore)), .action(.session(.resumeGame)): tr("Resumed the game")
  case .action(.game(.flipCard(let action))): state().game.flipSentence(ofCard: action.index)
  case .action(.game(.computerFlip(let action))): state().game.flipSentence(ofCard: action.card)
  // It may have any text in it.
  case .action: event.kind.label.cleaned.shortened
  }
}

extension GameState {
  /// "Flipped b3: Picked You First", "Skip flipped b3: Picked You First", "Listened to b3".
  func flipSentence(ofCard index: Int) -> String {
    guard cards.indices.contains(index) else { return tr("Flipped no card") }
    let place = grid.coordinate(ofCard: index)
    guard !isOnlyHeard(index) else { return tr("Listened to \(place)") }
    let title = cover(at: index).shownTitle
    return hasTurns && !players.isAddressed(at: lastPlayer)
      ? tr("\(players.label(at: lastPlayer)) flipped \(place): \(title)")
      : tr("Flipped \(place): \(title)")
  }
}
