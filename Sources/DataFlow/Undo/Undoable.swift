/// A state with its past states, to go back to, and the undone ones: the state of a reducer made by
/// ``Reducer/undoable(limit:step:)``.
///
/// It is a value like any other, so recordings, replays and time travel contain every undo. In memory, the states
/// share unchanged parts: a step that changes one of many arrays keeps that array twice. Encoded, each is written
/// in full, so a file is up to `limit` + 1 times as large as the present alone.
public struct Undoable<State> {
  /// The current state; only actions change it.
  public internal(set) var present: State
  /// The states to go back to, oldest first: the next undo restores the last.
  public private(set) var past: [State]
  /// The undone states: the next redo restores the last.
  public private(set) var future: [State]
  /// The key of the step that the next action with this key joins; nil if the next change is a new
  /// step.
  public private(set) var openStep: String?

  /// Creates a state; without a past and a future, there is nothing to undo or redo.
  public init(
    _ present: State, past: [State] = [], future: [State] = [], openStep: String? = nil
  ) {
    self.present = present
    self.past = past
    self.future = future
    self.openStep = openStep
  }

  /// Has a step to undo.
  public var canUndo: Bool { !past.isEmpty }
  /// Has an undone step to redo.
  public var canRedo: Bool { !future.isEmpty }
}

extension Undoable: Equatable where State: Equatable {}
extension Undoable: Hashable where State: Hashable {}
extension Undoable: Sendable where State: Sendable {}
extension Undoable: Encodable where State: Encodable {}
extension Undoable: Decodable where State: Decodable {}

extension Undoable {
  /// Goes back one step; returns false if there is none.
  mutating func undo() -> Bool { move(from: \.past, to: \.future) }

  /// Goes forward by one undone step; returns false if there is none.
  mutating func redo() -> Bool { move(from: \.future, to: \.past) }

  private mutating func move(
    from source: WritableKeyPath<Self, [State]>, to target: WritableKeyPath<Self, [State]>
  ) -> Bool {
    guard let state = self[keyPath: source].popLast() else { return false }
    self[keyPath: target].append(present)
    present = state
    openStep = nil
    return true
  }

  /// Begins a step with the state before it, keeps at most `limit` past states, and forgets the undone ones.
  mutating func beginStep(from state: State, key: String?, limit: Int) {
    past.append(state)
    past.removeFirst(max(0, past.count - max(0, limit)))
    future = []
    openStep = key
  }
}
