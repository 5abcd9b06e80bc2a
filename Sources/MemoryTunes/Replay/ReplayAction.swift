/// Everything that can happen while a recording is watched.
public enum ReplayAction: Equatable, Sendable {
  /// "Begin".
  case begin
  /// "It is time for the next event".
  case playNext
  case togglePause
  case stepForward
  case stepBack
  case goFaster
  case goSlower
  case quit
}

/// What a replay asks of the world.
public enum ReplayEffect: Equatable, Sendable {
  /// Nothing but time → `ReplayAction.playNext`.
  case wait
  /// Leave the program.
  case quit
}
