/// A store as a view needs it, whether the whole ``Store`` or a ``ScopedStore``.
public protocol StoreProtocol<State, Action> {
  /// The state that the store holds.
  associatedtype State
  /// The actions that change it.
  associatedtype Action

  /// The state after the last processed action.
  var state: State { get }

  /// Processes the action now, or after those already queued; `isolation` is the actor that the store belongs to.
  @discardableResult
  func dispatch(_ action: Action, isolation: isolated (any Actor)?) -> StoreTask

  /// Calls `onChange` with the part of the state at a key path: now, and after each action that changes it.
  func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, onChange: @escaping (Value) -> Void
  ) -> Subscription

  /// Calls `onChange` with the selected part of the state: now, and after each action that leaves a
  /// value which the given rule does not consider a duplicate of the last one delivered.
  func subscribe<Value>(
    to select: @escaping (State) -> Value,
    removingDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    onChange: @escaping (Value) -> Void
  ) -> Subscription

  /// Calls `perform` for each later firing of a pulse, exactly once.
  func onPulse<Value>(
    _ select: @escaping (State) -> Pulse<Value>, perform: @escaping (Value) -> Void
  ) -> Subscription
}

extension Store: StoreProtocol {}

extension StoreProtocol {
  /// Processes the action now, or after those already queued.
  @inlinable @discardableResult
  public func dispatch(
    _ action: Action, on isolation: isolated (any Actor)? = #isolation
  ) -> StoreTask {
    dispatch(action, isolation: isolation)
  }

  /// Calls `onChange` with a closure's selection from the state: now, and after each action that changes it.
  ///
  /// The closure is called after every action; a key path is read once for all its subscribers.
  @inlinable
  public func subscribe<Value: Equatable>(
    to select: @escaping (State) -> Value, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    subscribe(to: select, removingDuplicates: { $0 == $1 }, onChange: onChange)
  }

  /// The selected part of the state as a sequence: the current value first, then every change in order, none lost.
  ///
  /// The sequence ends when the task that reads it is cancelled or the store is released.
  public func states<Value: Equatable & Sendable>(
    _ select: @escaping (State) -> Value
  ) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let feed = Feed(continuation)
      let subscription = subscribe(to: select) { feed.continuation.yield($0) }
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}

/// Finishes the stream when the subscription, and thus the store, is gone.
private final class Feed<Value> {
  let continuation: AsyncStream<Value>.Continuation

  init(_ continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
