/// A pure function that changes the state in place as an action asks.
///
/// A reducer reads nothing but its two arguments: chance, time, files and replies from the network
/// come to it as values inside the action. What must happen in the world it returns as an
/// ``Effect``, a value that the store hands on.
public typealias Reducer<State, Action, Work: Sendable> = (inout State, Action) -> Outcome<Work>

/// What a reducer made of an action.
public enum Outcome<Work: Sendable> {
  /// The action applied.
  ///
  /// The state may have changed, and the effect is to be performed.
  case handled(Effect<Work> = .none)
  /// The action belongs here but does not apply now.
  ///
  /// The state is unchanged.
  case ignored(Reason)
  /// The action belongs to another reducer.
  ///
  /// The state is unchanged.
  case unknown

  /// Takes in what another reducer made of the same action.
  public mutating func merge(_ other: Self) {
    if case .unknown = other { return }
    self = merged(with: other)
  }

  /// The outcome of two reducers that saw the same action: handled beats ignored, which beats
  /// unknown; effects of both are performed in order, and the first reason is kept.
  public func merged(with other: Self) -> Self {
    // Most reducers know nothing of most actions.
    if case .unknown = other { return self }
    if case .unknown = self { return other }
    switch (self, other) {
    case (.handled(let first), .handled(let second)): return .handled(first.merged(with: second))
    case (.handled, _), (.ignored, .ignored): return self
    case (_, .handled), (.unknown, _), (_, .unknown): return other
    }
  }
}

extension Outcome {
  /// The same outcome with each piece of work wrapped by the function: how a feature's reducer becomes
  /// a part of the program's.
  public func map<Other: Sendable>(_ wrap: (Work) -> Other) -> Outcome<Other> {
    switch self {
    case .handled(let effect): .handled(effect.map(wrap))
    case .ignored(let reason): .ignored(reason)
    case .unknown: .unknown
    }
  }
}

extension Outcome: Equatable where Work: Equatable {}
extension Outcome: Sendable {}

/// Why an action was ignored, as half a sentence for logs and tests: "the card is matched".
public struct Reason: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The half sentence, without capital or full stop.
  public let description: String

  /// A reason with the given words.
  public init(stringLiteral words: String) {
    description = words
  }
}
