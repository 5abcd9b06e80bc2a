public enum ReplayAction: Equatable, Sendable {
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

public enum ReplayEffect: Equatable, Sendable {
  /// Replies once the effect's delay has passed → `ReplayAction.playNext`.
  case wait
  case sound(SoundEffect)
  case quit
}
