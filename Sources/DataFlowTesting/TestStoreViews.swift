import DataFlow

/// A view under test takes it, or a scope of it, like any other store.
extension TestStore: StoreProtocol {
  /// Dispatches an action as a view does: its outcome is stated when it is received.
  @discardableResult
  public func dispatch(
    _ action: Action, isolation: isolated (any Actor)? = #isolation
  ) -> StoreTask {
    mistakes.collect { store.dispatch(action, isolation: isolation) }
  }

  /// Calls `onChange` with the value at a key path: now, and after each action that changes it, stated or not.
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    store.subscribe(to: path, onChange: onChange)
  }

  /// Calls `onChange` with a selection from the state: now, and after each action that leaves a value which the
  /// given rule does not consider a duplicate of the last one delivered.
  public func subscribe<Value>(
    to select: @escaping (State) -> Value,
    removingDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    onChange: @escaping (Value) -> Void
  ) -> Subscription {
    store.subscribe(to: select, removingDuplicates: isDuplicate, onChange: onChange)
  }

  /// Calls `perform` for each later firing of a pulse, exactly once.
  public func onPulse<Value>(
    _ select: @escaping (State) -> Pulse<Value>, perform: @escaping (Value) -> Void
  ) -> Subscription {
    store.onPulse(select, perform: perform)
  }
}
