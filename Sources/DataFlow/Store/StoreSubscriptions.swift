extension Store {
  /// Calls `onChange` with the part of the state at a key path: now, and after each action that changes it.
  ///
  /// Subscribers are called in the order in which they subscribed. All who watch equal key paths share one
  /// comparison per action; a part stored in the state, not computed, is compared in place. One through a
  /// subscript or a computed property, like `\.rows[3]`, is evaluated by Swift's runtime, some twenty times
  /// slower: for an element, use a closure. The last value is kept for comparison, so select only what you need:
  /// keeping a large array makes its next change copy it.
  @inlinable
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    subscribing {
      let (watch, latest) = subscribers.watch(path, in: readableBox)
      return tell(latest, of: watch, to: onChange)
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
    subscribing {
      let latest = Latest(readableBox.pointee.selecting(select))
      return tell(latest, of: .selection(select, isDuplicate, latest), to: onChange)
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
    subscribing {
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
    subscribing {
      subscribers.add(Watch { _, _ in true }) { $0.pointee.selecting(perform) }
    }
  }

  /// Runs a closure that subscribes; stops the program if a reducer does.
  @inlinable
  func subscribing(_ subscribe: () -> Subscription) -> Subscription {
    refuse("A reducer subscribed to the store: let a view or the work of an effect do it instead.")
    return inTurn {
      if subscribers.registry.hasEnded { subscribers.removeEnded() }
      return subscribe()
    }
  }

  /// Calls `onChange` with the value of a watch: now, and whenever it is another.
  @inlinable
  func tell<Value>(
    _ latest: Latest<Value>, of watch: Watch<State>, to onChange: @escaping (Value) -> Void
  ) -> Subscription {
    let subscription = subscribers.add(watch) { _ in onChange(latest.value) }
    onChange(latest.value)
    return subscription
  }
}
