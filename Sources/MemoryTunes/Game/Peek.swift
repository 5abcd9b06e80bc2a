import DataFlow

/// Shows all cards of a new board.
func startPeek(in state: inout GameState) {
  state.isPeeking = true
  state.hindsight = state.hindsight ?? .peek
}

func endPeek(in state: inout GameState, pace: Pace) -> Outcome<GameEffect> {
  guard state.isPeeking else { return .ignored(.noPeek) }
  state.isPeeking = false
  return .handled(think(in: state, pace: pace))
}

/// Ends the look at all cards before its time.
func stopPeek(in state: inout GameState) -> Effect<GameEffect> {
  guard state.isPeeking else { return .none }
  state.isPeeking = false
  return .cancel(.peek)
}

/// The end of the look at all cards, half a second a pair after the deal, but at least two seconds;
/// none if they are not shown.
func endPeek(of state: GameState) -> Effect<GameEffect> {
  guard state.isPeeking else { return .none }
  return .run(.endPeek, id: .peek, after: .milliseconds(max(2000, 500 * state.covers.count)))
}

extension Reason {
  public static let noPeek: Self = "the cards are face down"
}
