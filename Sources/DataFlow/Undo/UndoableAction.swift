/// An action of a reducer made ``Reducer/undoable(limit:step:)``, or one for its steps.
public enum UndoableAction<Action> {
  /// Go back one step.
  case undo
  /// Go forward by one undone step.
  case redo
  /// An action of that reducer.
  case action(Action)
}

extension UndoableAction: Equatable where Action: Equatable {}
extension UndoableAction: Hashable where Action: Hashable {}
extension UndoableAction: Sendable where Action: Sendable {}
extension UndoableAction: Encodable where Action: Encodable {}
extension UndoableAction: Decodable where Action: Decodable {}
