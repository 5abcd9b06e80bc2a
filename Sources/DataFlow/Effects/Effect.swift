/// What a reducer asks of the outside world, as a value that can be compared, logged and ignored: any
/// number of steps, in order.
///
/// `Work` is the program's own description of a job, usually an enum. Only the ``Performer`` given
/// to the ``Store`` knows how to do it, so reducers and their tests never touch the outside world.
public struct Effect<Work: Sendable>: Sendable {
  /// A thing to do.
  public enum Step: Sendable {
    /// Do the work after a delay.
    case run(Work, id: EffectID?, after: Duration)
    /// Cancel the work with the id; nothing it still sends is delivered.
    case cancel(EffectID)
  }

  /// What to do, in order.
  public private(set) var steps: [Step]

  /// Nothing to do.
  public static var none: Self { Self(steps: []) }

  /// Do the work, after an optional delay.
  ///
  /// Under an id, the latest wins: pending or running work with that id is cancelled. So an id and
  /// a delay together debounce: only the last of several requests in quick succession is performed.
  public static func run(_ work: Work, id: EffectID? = nil, after: Duration = .zero) -> Self {
    Self(steps: [.run(work, id: id, after: after)])
  }

  /// Cancel the work with the id; nothing it still sends is delivered.
  public static func cancel(_ id: EffectID) -> Self {
    Self(steps: [.cancel(id)])
  }

  /// Perform both, in order.
  public static func both(_ first: Self, _ second: Self) -> Self {
    first.merged(with: second)
  }

  /// Appends another effect.
  public mutating func merge(_ other: Self) {
    steps += other.steps
  }

  /// This effect followed by the other.
  public func merged(with other: Self) -> Self {
    if steps.isEmpty { return other }
    return Self(steps: steps + other.steps)
  }

  /// The same effect with each piece of work wrapped by the function: how the effect of one feature
  /// becomes an effect of the program.
  public func map<Other: Sendable>(_ wrap: (Work) -> Other) -> Effect<Other> {
    Effect<Other>(
      steps: steps.map { step in
        switch step {
        case .run(let work, let id, let delay): .run(wrap(work), id: id, after: delay)
        case .cancel(let id): .cancel(id)
        }
      })
  }
}

extension Effect: CustomStringConvertible {
  /// `none`, or the steps: `cancel(clock), run(tick, id: clock, after: 1.0 seconds)`.
  public var description: String {
    steps.isEmpty ? "none" : steps.map(\.description).joined(separator: ", ")
  }
}

extension Effect.Step: CustomStringConvertible {
  /// `run(tick, id: clock, after: 1.0 seconds)`, `cancel(clock)`.
  public var description: String {
    switch self {
    case .run(let work, let id, let delay):
      "run(\(work)\(id.map { ", id: \($0)" } ?? "")\(delay > .zero ? ", after: \(delay)" : ""))"
    case .cancel(let id): "cancel(\(id))"
    }
  }
}

extension Effect: Equatable where Work: Equatable {}
extension Effect.Step: Equatable where Work: Equatable {}

/// The name by which running work is cancelled or replaced.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates an id from a literal; equal names are the same id.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// How a program's work is done: the only place where a store meets the outside world.
@MainActor
public struct Performer<Action, Work: Sendable> {
  /// Does the work, sends any number of actions over time, and finishes by returning or throwing.
  let perform: (Work, Send<Action>) async throws -> Void
  /// Maps a thrown error to an action; not called once the work is cancelled.
  let recover: ((any Error, Work) -> Action)?

  /// Creates a performer that turns what `perform` throws into an action.
  public init(
    perform: @escaping (Work, Send<Action>) async throws -> Void,
    recover: @escaping (any Error, Work) -> Action
  ) {
    self.perform = perform
    self.recover = recover
  }

  /// Creates a performer of work that cannot fail.
  public init(perform: @escaping (Work, Send<Action>) async -> Void) {
    self.perform = perform
    recover = nil
  }

  /// A performer that does nothing: for replays, and for tests of reducers.
  public static var noop: Self {
    Self { _, _ in }
  }
}

/// Sends actions from running work to the store; does nothing once the work has ended or was
/// cancelled or replaced.
@MainActor
public struct Send<Action> {
  private let deliver: (Action) -> Void

  /// Creates a sender that calls `deliver` for each action.
  public init(_ deliver: @escaping (Action) -> Void) {
    self.deliver = deliver
  }

  /// Dispatches the action; it is queued like any other.
  public func callAsFunction(_ action: Action) {
    deliver(action)
  }
}
