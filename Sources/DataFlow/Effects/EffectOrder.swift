/// The treatment of other work with the same id.
public struct EffectOrder: Hashable, Sendable {
  enum Kind: Hashable {
    case latest, concurrent, serial
    case throttled(Duration)
  }

  let kind: Kind

  /// Cancels the other and runs at once.
  public static let latest = Self(kind: .latest)
  /// Runs beside the other; cancelling the id cancels both.
  public static let concurrent = Self(kind: .concurrent)
  /// Runs when the other has ended, in the order of the requests.
  public static let serial = Self(kind: .serial)
  /// Cancels the other and runs at once, then at most once in each interval of this length: of the
  /// requests made during an interval, only the last runs, at its end.
  public static func throttled(_ interval: Duration) -> Self {
    Self(kind: .throttled(interval))
  }
}

extension EffectOrder: CustomStringConvertible {
  /// `latest`, `throttled(1.0 seconds)`.
  public var description: String { "\(kind)" }
}
