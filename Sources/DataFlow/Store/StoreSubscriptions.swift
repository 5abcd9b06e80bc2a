extension Store {
  /// Calls `onChange` with the selected part of the state: now, and after each action that changes
  /// it.
  ///
  /// Subscribers are called in the order in which they subscribed. The last value is kept for
  /// comparison, so select only what you need: keeping a large array makes its next change copy it.
  public func subscribe<Value: Equatable>(
    to select: @escaping (State) -> Value, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    subscribe(to: select, removingDuplicates: { $0 == $1 }, onChange: onChange)
  }

  /// Calls `onChange` with the selected part of the state: now, and after each action that leaves a
  /// value which the given rule does not consider a duplicate of the last one delivered.
  ///
  /// With a rule that always returns false, every handled action delivers a value.
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

  /// Calls `onFire` for each later firing of a pulse, exactly once; past firings are not delivered.
  ///
  /// An action that fires a pulse twice is delivered once, with the last value. Restoring a state
  /// fires nothing, because everything in it happened before.
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

  /// Calls `onAction` after every handled action, whether or not it changed anything, and after a
  /// state is restored.
  public func subscribe(onAction: @escaping (State) -> Void) -> Subscription {
    subscribers.add { state, _ in onAction(state) }
  }

  /// The selected part of the state as a sequence: the current value first, then every change in
  /// order, none lost.
  ///
  /// The sequence ends when the task that reads it is cancelled or the store is released.
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

/// Finishes the stream when the subscription, and with it the store, is gone.
private final class Feed<Value> {
  let continuation: AsyncStream<Value>.Continuation

  init(_ continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
