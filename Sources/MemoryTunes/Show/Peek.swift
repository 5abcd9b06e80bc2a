import DataFlow

/// Shows all cards of a new board.
func startPeek(in state: inout GameState) {
  state.show.isPeeking = true
  state.hindsight = state.hindsight ?? .peek
}

func endPeek(in state: inout GameState) -> Outcome<GameEffect> {
  guard state.show.isPeeking else { return .ignored("the cards are face down") }
  state.show.isPeeking = false
  return .handled()
}
