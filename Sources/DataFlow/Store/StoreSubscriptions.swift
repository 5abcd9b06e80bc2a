extension Store {
  /// Calls `onChange` with the part of the state at a key path: now, and after each action that
  /// changes it.
  ///
  /// Subscribers are called in the order in which they subscribed. All who watch equal key paths share
  /// one comparison an action; a part that is stored in the state, not computed, is compared where it
  /// lies. A key path through a subscript or a computed property, like `\.rows[3]`, is evaluated by
  /// Swift's runtime, some twenty times slower than a closure that is compiled, `{ $0.rows[3] }`; so
  /// where many subscribe, each to a part of its own, let them do so with closures. The last value is kept for comparison, so select only what you need: keeping a large array
  /// makes its next change copy it.
  @inlinable
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    inTurn {
      let (subscription, value) = subscribers.add(path, in: readableBox, onChange: onChange)
      onChange(value)
      return subscription
    }
  }

  /// Calls `onChange` with the selected part of the state: now, and after each action that leaves a
  /// value which the given rule does not consider a duplicate of the last one delivered.
  ///
  /// With a rule that always returns false, every handled action delivers a value.
  @inlinable
  public func subscribe<Value>(
    to select: @escaping (State) -> Value,
    removingDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    onChange: @escaping (Value) -> Void
  ) -> Subscription {
    inTurn {
      let latest = Latest(readableBox.pointee.selecting(select))
      let watch = Watch.selection(select, isDuplicate, latest)
      let subscription = subscribers.add(watch) { _ in onChange(latest.value) }
      onChange(latest.value)
      return subscription
    }
  }

  /// Calls `perform` for each later firing of a pulse, exactly once; past firings are not delivered.
  ///
  /// An action that fires a pulse twice is delivered once, with the last value. Restoring a state
  /// fires nothing, because everything in it happened before; neither does an action that brings back
  /// an earlier pulse, like an undo or a redo.
  @inlinable
  public func onPulse<Value>(
    _ select: @escaping (State) -> Pulse<Value>, perform: @escaping (Value) -> Void
  ) -> Subscription {
    inTurn {
      let latest = Latest(readableBox.pointee.selecting(select).value)
      return subscribers.add(.pulse(select, latest)) { _ in
        if let value = latest.value { perform(value) }
      }
    }
  }

  /// Calls `perform` with the state after every handled action, whether or not it changed anything,
  /// and after a state is restored.
  @inlinable
  public func onUpdate(perform: @escaping (State) -> Void) -> Subscription {
    subscribers.add(Watch { _, _ in true }) { $0.pointee.selecting(perform) }
  }
}
