/// What an action that changes the state means for undo.
public struct UndoStep: Hashable, Sendable {
  enum Kind: Hashable {
    case single
    case grouped(String)
    case excluded
  }

  let kind: Kind

  /// A step of its own.
  public static let single = Self(kind: .single)
  /// Part of a step: all consecutive actions with the same key, like "typing" or "drag-7", are
  /// undone at once.
  ///
  /// The step ends with a change of another key or a single one, an undo, a redo, or
  /// ``UndoableAction/closeStep``.
  public static func grouped(_ key: String) -> Self { Self(kind: .grouped(key)) }
  /// No step: it changes the present, ends no group, and leaves what can be undone and redone as it
  /// is.
  ///
  /// For moves of a cursor and replies from outside. An undo restores the state before a step as a
  /// whole, so it takes back what such an action has changed since.
  public static let excluded = Self(kind: .excluded)
}
