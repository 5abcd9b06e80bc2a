/// Something in the state that subscribers wait for.
@usableFromInline
final class Watch<State> {
  /// Checks the state after an action, or after a restoration if the flag is set; returns whether to call the
  /// subscribers.
  ///
  // Note: a closure, because overridden methods of a generic class are not specialised.
  @usableFromInline typealias Look = (UnsafePointer<StateBox<State>>, _ isRestored: Bool) -> Bool

  @usableFromInline let look: Look
  @usableFromInline @exclusivity(unchecked) var subscriberCount = 0
  /// The subscribers must be called in this round.
  @usableFromInline @exclusivity(unchecked) var isChanged = false

  @inlinable
  init(_ look: @escaping Look) {
    self.look = look
  }
}

/// The value last given to subscribers.
@usableFromInline
final class Latest<Value> {
  @usableFromInline @exclusivity(unchecked) var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}

extension Watch {
  @inlinable
  static func selection<Value>(
    _ select: @escaping (State) -> Value, _ isDuplicate: @escaping (Value, Value) -> Bool,
    _ latest: Latest<Value>
  ) -> Watch {
    Watch { box, _ in
      let value = box.pointee.selecting(select)
      if isDuplicate(latest.value, value) { return false }
      latest.value = value
      return true
    }
  }

  /// Watches the part at a key path; one stored in the state is compared in place.
  @inlinable
  static func part<Value: Equatable>(
    _ path: KeyPath<State, Value>, _ latest: Latest<Value>
  ) -> Watch {
    guard let offset = MemoryLayout<State>.offset(of: path) else {
      return selection({ $0[keyPath: path] }, { $0 == $1 }, latest)
    }
    return Watch { box, _ in
      // The state is all that the box holds, so it begins where the box does.
      let part = (UnsafeRawPointer(box) + offset).assumingMemoryBound(to: Value.self)
      if part.pointee == latest.value { return false }
      latest.value = part.pointee
      return true
    }
  }

  /// Watches a pulse for firings since the last look.
  @inlinable
  static func pulse<Value>(
    _ select: @escaping (State) -> Pulse<Value>, _ latest: Latest<Value?>
  ) -> Watch {
    var lastLook = lastFiringTime()
    return Watch { box, isRestored in
      let pulse = box.pointee.selecting(select)
      defer { lastLook = lastFiringTime() }
      guard pulse.time > lastLook, !isRestored else { return false }
      latest.value = pulse.value
      return true
    }
  }
}
