public struct KeysState: Equatable, Codable, Sendable {
  /// The control that gets the next key; nil while keys have their usual meanings.
  public internal(set) var listening: Control?
  /// The result of the last change; nil once another row is selected.
  public internal(set) var change: KeyChange?

  public var isListening: Bool { listening != nil }
}

public enum KeysRow: Equatable, Sendable {
  case layout
  case control(Control)
  case reset

  public static let all: [Self] = [.layout] + Control.allCases.map(Self.control) + [.reset]
}

public enum KeyChange: Equatable, Codable, Sendable {
  case given(KeyName, Control, takenFrom: [Control])
  case taken(KeyName, Control)
  /// The key always belongs to this control.
  case fixed(KeyName, Control)
  case reset
}
