/// Sends actions from running work to the store; does nothing once the work has ended or was cancelled or replaced.
///
/// It may be called anywhere: on the store's actor the action is dispatched at once, from elsewhere as soon as
/// that actor is free. The order is kept, and actions sent before the work ended arrive.
public final class Send<Action>: Sendable {
  private struct Letter: @unchecked Sendable {
    let action: Action
  }

  private let actor: (any Actor)?
  // Note: only called on the actor.
  private nonisolated(unsafe) let deliver: (Action) -> Void
  private let letters = Locked(Queue<Letter>())

  /// Creates a sender to a store of the caller's actor, for callbacks on other threads; it keeps both alive.
  public convenience init<Store: StoreProtocol>(
    to store: Store, isolation: isolated any Actor = #isolation
  ) where Store.Action == Action {
    self.init(on: isolation) { action in
      _ = isolation
      store.dispatch(action)
    }
  }

  /// Creates one that calls `deliver` on an actor.
  init(on actor: (any Actor)?, _ deliver: @escaping (Action) -> Void) {
    self.actor = actor
    self.deliver = deliver
  }

  /// Dispatches the action; it is queued like any other.
  public func callAsFunction(
    _ action: sending Action, isolation: isolated (any Actor)? = #isolation
  ) {
    if isolation === actor {
      flush()
      deliver(action)
    } else {
      let letter = Letter(action: action)
      letters.withLock { $0.append(letter) }
      // Note: goes straight there, if known; otherwise a thread of the pool would wake on the way.
      if actor === MainActor.shared {
        Task { @MainActor in flush() }
      } else {
        Task { await flush(on: actor) }
      }
    }
  }

  private func flush(on actor: isolated (any Actor)?) async { flush() }

  /// Dispatches actions that have not arrived yet, on the store's actor.
  func flush() {
    // One at a time: actions sent during a delivery come after the others.
    while let letter = letters.withLock({ $0.popFirst() }) { deliver(letter.action) }
  }
}
