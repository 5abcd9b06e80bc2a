import Basics
import DataFlow
import MemoryTunes

/// A moment in the player's words, or another event's name; `state` is the one after it.
func sentence(of event: Event<AppAction>, in state: @autoclosure () -> AppState) -> String {
  switch event.kind {
  case .rewind(let number): "Went back to \(number)"
  case .action(.game(.setCards)): "Dealt the cards"
  case .action(.game(.restore)), .action(.session(.resumeGame)): "Resumed the game"
  case .action(.game(.flipCard(let action))): state().game.flipSentence(ofCard: action.index)
  case .action(.game(.computerFlip(let action))): state().game.flipSentence(ofCard: action.card)
  // It may have any text in it.
  case .action: event.kind.label.cleaned.shortened
  }
}

extension GameState {
  /// "Flipped b3: Picked You First", "Skip flipped b3: Picked You First", "Listened to b3".
  func flipSentence(ofCard index: Int) -> String {
    guard cards.indices.contains(index) else { return "Flipped no card" }
    let place = grid.coordinate(ofCard: index)
    guard !isOnlyHeard(index) else { return "Listened to \(place)" }
    let flip = "flipped \(place): \(cover(at: index).shownTitle)"
    return hasTurns ? "\(players.label(at: lastPlayer)) \(flip)" : flip.capitalizedFirst
  }
}
