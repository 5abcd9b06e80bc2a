import DataFlow

/// Shows all cards of a new board.
func startPeek(in state: inout GameState) {
  state.show.isPeeking = true
  state.hindsight = state.hindsight ?? .peek
}

func endPeek(in state: inout GameState, pace: Pace) -> Outcome<GameEffect> {
  guard state.show.isPeeking else { return .ignored(.noPeek) }
  state.show.isPeeking = false
  return .handled(think(in: state, pace: pace))
}

/// Ends the look at all cards before its time.
func stopPeek(in state: inout GameState) -> Effect<GameEffect> {
  guard state.show.isPeeking else { return .none }
  state.show.isPeeking = false
  return .cancel(.peek)
}

/// The end of the look at all cards; none if they are not shown.
func endPeek(of state: GameState) -> Effect<GameEffect> {
  guard state.show.isPeeking else { return .none }
  return .run(.endPeek, id: .peek, after: Delay.peek(pairs: state.covers.count))
}

extension Reason {
  public static let noPeek: Self = "the cards are face down"
}
