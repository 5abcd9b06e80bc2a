extension GameState {
  /// Lets actions change it, one after the other; nothing moves by itself.
  package mutating func apply(_ actions: GameAction...) {
    var events: [AppEvent] = []
    for action in actions {
      _ = gameReducer(state: &self, action: action, settings: .still, events: &events)
    }
  }
}
