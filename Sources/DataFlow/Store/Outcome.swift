/// A reducer's response to an action.
@frozen
public enum Outcome<Work: Sendable> {
  /// The action was applied.
  ///
  /// The state may have changed, and the effect will be performed.
  case handled(Effect<Work> = .none)
  /// The action belongs to this reducer but does not apply now.
  ///
  /// The state is unchanged: debug builds stop the program if an `Equatable` one has changed.
  case ignored(Reason)
  /// The action belongs to another reducer.
  ///
  /// The state is unchanged, as after an ignored action.
  case unhandled

  /// The combined outcome of two reducers for the same action: handled beats ignored, which beats
  /// unhandled; the effects of both are performed in order, and the first reason is kept.
  @inlinable
  public func merged(with other: Self) -> Self {
    // Fast path: most reducers do not know most actions.
    if case .unhandled = other { return self }
    if case .unhandled = self { return other }
    switch (self, other) {
    case (.handled(let first), .handled(let second)): return .handled(first.merged(with: second))
    case (.handled, _), (.ignored, .ignored): return self
    case (_, .handled), (.unhandled, _), (_, .unhandled): return other
    }
  }
}

extension Outcome {
  /// The same outcome with each piece of work wrapped by the function: makes a feature's reducer part of the program's.
  public func map<Other: Sendable>(_ wrap: (Work) -> Other) -> Outcome<Other> {
    mapEffect { $0.map(wrap) }
  }

  func mapEffect<Other: Sendable>(_ change: (Effect<Work>) -> Effect<Other>) -> Outcome<Other> {
    switch self {
    case .handled(let effect): .handled(effect.steps.isEmpty ? .none : change(effect))
    case .ignored(let reason): .ignored(reason)
    case .unhandled: .unhandled
    }
  }
}

extension Outcome: Equatable where Work: Equatable {}
extension Outcome: Sendable {}

/// The reason an action was ignored, as a short phrase for logs and tests: "the card is matched".
public struct Reason: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible
{
  /// The phrase, without a capital letter or full stop.
  public let description: String

  /// Creates a reason from a phrase, such as `"only \(count) cards are left"`.
  public init(stringLiteral words: String) {
    description = words
  }
}
