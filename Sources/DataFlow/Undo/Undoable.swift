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
  public internal(set) var past: [State]
  /// The undone states: the next redo restores the last.
  public internal(set) var future: [State]
  /// The key of the step that the next action with this key joins; nil if the next change is a new step.
  public internal(set) var openStep: String?

  /// Creates a state; without a past and a future, there is nothing to undo or redo.
  public init(_ present: State, past: [State] = [], future: [State] = [], openStep: String? = nil) {
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
