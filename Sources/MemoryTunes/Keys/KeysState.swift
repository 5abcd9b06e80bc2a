/// The keys of this run, and the screen where the player changes them.
public struct KeysState: Equatable, Codable, Sendable {
  public internal(set) var table = KeyTable()
  /// The control to which the next key is given; nil if it means what it always does.
  public internal(set) var listening: Control?
  /// What the last change has done; nil once another row is selected.
  public internal(set) var change: KeyChange?

  public init() {}

  init(_ table: KeyTable) { self.table = table }

  public var isListening: Bool { listening != nil }

  mutating func forgetChange() { (listening, change) = (nil, nil) }
}

/// A row of the screen with the keys.
public enum KeysRow: Equatable, Sendable {
  case layout
  case control(Control)
  case reset

  public static let all: [Self] = [.layout] + Control.allCases.map(Self.control) + [.reset]
}

/// What became of a key that the player wanted to give to a control.
public enum KeyChange: Equatable, Codable, Sendable {
  /// It is the control's; these have lost it.
  case given(KeyName, Control, takenFrom: [Control])
  case taken(KeyName, Control)
  /// It always belongs to this one.
  case fixed(KeyName, Control)
  case reset
}
