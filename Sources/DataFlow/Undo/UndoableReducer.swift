extension Reducer where State: Equatable & SendableMetatype {
  /// A reducer whose steps can be undone and redone.
  ///
  /// This reducer only sees the present. `step` returns the undo step of each action; without it, each action is a
  /// step. An action that is ignored, unhandled or changes nothing makes no step. A new step forgets the undone
  /// ones. `limit` is the largest number of steps that can be undone: the oldest is dropped, and with 0 or less
  /// nothing can be undone.
  ///
  ///     let noteReducer = Reducer(plainNoteReducer).undoable {
  ///       switch $0 {
  ///       case .type: .grouped("typing")
  ///       case .clear: .single
  ///       }
  ///     }
  ///
  /// To undo only a part of the program's state, make the reducer of that part undoable, and scope it to the
  /// property that holds the part as an ``Undoable``. That also excludes anything an undo must not revert.
  ///
  /// Its effects are performed as usual. Undo and redo repeat none, and cancel only those of parts they remove:
  /// other work goes on, and its replies change the present.
  ///
  /// Undo and redo cost O(1). A new step costs a comparison of the state before and after it, O(1) for arrays and
  /// strings that share their storage, and a copy of the parts the reducer changes, which the past keeps. Further
  /// actions of a group, and excluded ones, cost the same as without undo. A ``Recorder`` takes the fingerprint of
  /// a step's changes; once the oldest step is dropped, of the differences between any two neighbouring states.
  public func undoable(
    limit: Int = 100, step: @escaping @Sendable (Action) -> UndoStep = { _ in .single }
  ) -> Reducer<Undoable<State>, UndoableAction<Action>, Work> {
    let parts = parts.map { parts in
      PartFinder<Undoable<State>> { parts.isThere($0.present, $1, &$2) }
    }
    return Reducer<Undoable<State>, UndoableAction<Action>, Work>(parts: parts) { state, action in
      switch action {
      case .undo: state.move(from: \.past, to: \.future, orElse: "there is nothing to undo")
      case .redo: state.move(from: \.future, to: \.past, orElse: "there is nothing to redo")
      case .action(let action):
        state.reduce(action, as: step(action), by: self, limit: limit)
      }
    }
  }
}

extension Undoable where State: Equatable {
  /// Goes to the last of the states in one list, and keeps the present in another.
  fileprivate mutating func move<Work: Sendable>(
    from source: WritableKeyPath<Self, [State]>, to target: WritableKeyPath<Self, [State]>,
    orElse reason: Reason
  ) -> Outcome<Work> {
    guard let state = self[keyPath: source].popLast() else { return .ignored(reason) }
    self[keyPath: target].append(present)
    (present, openStep) = (state, nil)
    return .handled()
  }

  fileprivate mutating func reduce<Action, Work: Sendable>(
    _ action: Action, as step: UndoStep, by reducer: Reducer<State, Action, Work>, limit: Int
  ) -> Outcome<Work> {
    let key: String?
    switch step {
    case .single: key = nil
    case .grouped(let name) where name != openStep: key = name
    // Without a copy of the state, the reducer changes it in place.
    case .grouped, .excluded: return reducer(&present, action)
    }
    let before = present
    let outcome = reducer(&present, action)
    if case .handled = outcome, present != before {
      past.append(before)
      past.removeFirst(max(0, past.count - max(0, limit)))
      (future, openStep) = ([], key)
    }
    return outcome
  }
}
