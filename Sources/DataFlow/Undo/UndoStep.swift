/// The meaning for undo of an action that changes the state.
public enum UndoStep: Hashable, Sendable {
  /// A separate step.
  case single
  /// Part of a step: all consecutive actions with the same key, like "typing" or "drag-7", are undone at once.
  ///
  /// The step ends with a change of another key or a single one, an undo or a redo.
  case grouped(String)
  /// No step: it changes the present, ends no group, and leaves the steps to undo and redo unchanged.
  ///
  /// For moves of a cursor and replies from outside. An undo restores the whole state before a step, so it reverts
  /// the changes by such an action since.
  case excluded
}
