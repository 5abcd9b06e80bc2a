#if DEBUG
  extension Store {
    /// The state, if debug builds compare it with the one after the action.
    @usableFromInline var comparableState: State? {
      State.self is any Equatable.Type ? box.pointee.state : nil
    }

    /// Stops the program if an action not handled has changed the state.
    @usableFromInline
    func verifyUnchanged(since before: State?, by action: Action, _ outcome: Outcome<Work>) {
      if case .handled = outcome { return }
      guard let before, !haveSameBytes(before, box.pointee.state) else { return }
      // A state with NaN does not even equal itself, so the comparison proves nothing.
      if let before = before as? any Equatable, before.isEqual(to: before),
        !before.isEqual(to: box.pointee.state)
      {
        Mistakes.report("\(action) changed the state, but its outcome is \(outcome).")
      }
    }
  }

  extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
  }
#endif
