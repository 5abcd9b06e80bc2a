/// What a reducer asks of the world, as a value that can be compared, logged and ignored.
///
/// `Work` is the program's own description of a job (usually an enum). Only the function given to
/// the ``Store`` knows how to do it, so reducers and their tests stay free of the world.
public indirect enum Effect<Work: Sendable>: Sendable {
  /// Nothing to do.
  case none
  /// Do the work, after a delay if there is one.
  ///
  /// Under an id the latest wins: work that still waits or runs under that id is cancelled. So an id
  /// and a delay together debounce: only the last of several requests in quick succession is done.
  case run(Work, id: EffectID? = nil, after: Duration = .zero)
  /// Cancel the work running under the id; nothing that it still sends arrives.
  case cancel(EffectID)
  /// Both, in order.
  case both(Self, Self)

  /// This effect followed by the other.
  public func merged(with other: Self) -> Self {
    switch (self, other) {
    case (_, .none): self
    case (.none, _): other
    default: .both(self, other)
    }
  }
}

extension Effect: Equatable where Work: Equatable {}

extension Effect {
  /// The same effect with each piece of work wrapped by the function: how the effect of one feature
  /// becomes an effect of the program.
  public func map<Other: Sendable>(_ wrap: (Work) -> Other) -> Effect<Other> {
    switch self {
    case .none: .none
    case .run(let work, let id, let delay): .run(wrap(work), id: id, after: delay)
    case .cancel(let id): .cancel(id)
    case .both(let first, let second): .both(first.map(wrap), second.map(wrap))
    }
  }
}

/// The name under which running work is cancelled or replaced.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// An id with the given name; equal names are the same id.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// How the work of a program is done: the only place where a store meets the world.
@MainActor
public struct Performer<Action, Work: Sendable> {
  /// Does the work, sends any number of actions over time, and ends by returning or throwing.
  let perform: (Work, Send<Action>) async throws -> Void
  /// The action that tells of work that threw; cancellation is not told.
  let recover: ((any Error, Work) -> Action)?

  /// A performer that does work with `perform` and turns what it throws into an action.
  public init(
    perform: @escaping (Work, Send<Action>) async throws -> Void,
    recover: @escaping (any Error, Work) -> Action
  ) {
    self.perform = perform
    self.recover = recover
  }

  /// A performer of work that cannot fail.
  public init(perform: @escaping (Work, Send<Action>) async -> Void) {
    self.perform = perform
    recover = nil
  }

  /// A performer that does nothing: for replays, and for tests of reducers.
  public static var noop: Self {
    Self { _, _ in }
  }
}

/// Sends actions from running work to the store; silent once the work has ended, was cancelled or
/// replaced.
@MainActor
public struct Send<Action> {
  private let deliver: (Action) -> Void

  /// A way to send that calls `deliver` for each action.
  public init(_ deliver: @escaping (Action) -> Void) {
    self.deliver = deliver
  }

  /// Dispatches the action, in order with all others.
  public func callAsFunction(_ action: Action) {
    deliver(action)
  }
}
