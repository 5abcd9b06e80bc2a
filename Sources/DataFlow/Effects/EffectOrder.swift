/// The treatment of other work with the same id.
public enum EffectOrder: Hashable, Sendable {
  /// Cancels the other and runs at once.
  case latest
  /// Runs beside the other; cancelling the id cancels both.
  case concurrent
  /// Runs when the other has ended, in the order of the requests.
  case serial
  /// Cancels the other and runs at once, then at most once in each interval of this length: of the
  /// requests made during an interval, only the last runs, at its end.
  case throttled(Duration)
}
