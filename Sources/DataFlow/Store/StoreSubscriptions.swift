extension Store {
  /// Tells the selected part of the state: now, and after each action that changed it.
  ///
  /// Subscribers are told in the order in which they subscribed. The last value is kept to compare
  /// the next one with, so select what you need: keeping a large array makes its next change copy
  /// it.
  public func subscribe<Value: Equatable>(
    to select: @escaping (State) -> Value, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    subscribe(to: select, removingDuplicates: { $0 == $1 }, onChange: onChange)
  }

  /// Tells the selected part of the state: now, and after each action that left a value which is no
  /// duplicate of the last one told, by the rule given.
  ///
  /// With a rule that is never true, every action that was handled tells its value.
  public func subscribe<Value>(
    to select: @escaping (State) -> Value,
    removingDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    onChange: @escaping (Value) -> Void
  ) -> Subscription {
    var last = select(state)
    let subscription = subscribers.add { state, _ in
      let value = select(state)
      guard !isDuplicate(last, value) else { return }
      last = value
      onChange(value)
    }
    inTurn { onChange(last) }
    return subscription
  }

  /// Tells each later firing of a pulse, exactly once, and nothing of the past.
  ///
  /// An action that fires a pulse twice is told once, with the last value. A state that is restored
  /// fires nothing: what is in it happened before.
  public func subscribe<Value>(
    toPulse select: @escaping (State) -> Pulse<Value>, onFire: @escaping (Value) -> Void
  ) -> Subscription {
    var seen = select(state).count
    return subscribers.add { state, isRestored in
      let pulse = select(state)
      guard pulse.count != seen else { return }
      seen = pulse.count
      if let value = pulse.value, !isRestored { onFire(value) }
    }
  }

  /// Calls `onAction` after every action that was handled, whether or not it changed anything, and
  /// after a state was restored.
  public func subscribe(onAction: @escaping (State) -> Void) -> Subscription {
    subscribers.add { state, _ in onAction(state) }
  }

  /// The selected part of the state as a sequence: the current value first, then every change in
  /// order, none lost.
  ///
  /// It ends when the task that reads it is cancelled or the store is released.
  public func states<Value: Equatable & Sendable>(
    _ select: @escaping (State) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let feed = Feed(continuation)
    let subscription = subscribe(to: select) { feed.continuation.yield($0) }
    continuation.onTermination = { _ in
      Task { @MainActor in subscription.cancel() }
    }
    return stream
  }
}

/// Ends its stream when nobody feeds it any more: the subscription, and with it the store, is gone.
private final class Feed<Value> {
  let continuation: AsyncStream<Value>.Continuation

  init(_ continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
