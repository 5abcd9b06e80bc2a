/// A moment in the player's words, or another event's name; `state` is the one after it.
public func sentence(of event: Event<AppAction>, in state: @autoclosure () -> AppState) -> String {
  switch event.kind {
  // To the event with this number.
  case .rewind(let number): tr("Went back to \(number)")
  case .action(.game(.setCards)): tr("Dealt the cards")
  case .action(.game(.restore)), .action(.session(.resumeGame)): tr("Resumed the game")
  case .action(.game(.flipCard(let action))): state().game.flipSentence(action.index)
  case .action(.game(.computerFlip(let action))): state().game.flipSentence(action.card)
  // It may have any text in it.
  case .action: event.kind.label.cleaned.shortened
  }
}
