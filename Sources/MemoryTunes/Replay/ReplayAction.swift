/// Everything that can happen in a replay.
public enum ReplayAction: Equatable, Sendable {
  /// "Start the replay".
  case begin
  /// "Play the next event": its time has come.
  case playNext
  case togglePause
  case stepForward
  case stepBack
  case goFaster
  case goSlower
  case quit
}

/// The work that a replay requests.
public enum ReplayEffect: Equatable, Sendable {
  /// Replies once the effect's delay has passed → `ReplayAction.playNext`.
  case wait
  /// Plays or stops sound.
  case sound(SoundEffect)
  /// Ends the program.
  case quit
}
