/// Something that changed the state of a store, or could have.
public struct Event<Action> {
  /// What happened.
  public enum Kind {
    /// An action was worked off.
    case action(Action)
    /// Somebody went to the state after the event with that number, to play on from there.
    case rewind(to: Int)
  }

  /// The number that the store gave it.
  public let number: Int
  /// The number of the event that caused it; nil if it came from outside.
  public let parent: Int?
  /// When it happened, counted from the beginning of the run.
  public let milliseconds: Int
  /// What happened.
  public let kind: Kind

  /// An event.
  public init(number: Int, parent: Int? = nil, milliseconds: Int, kind: Kind) {
    self.number = number
    self.parent = parent
    self.milliseconds = milliseconds
    self.kind = kind
  }
}

extension Event: Sendable where Action: Sendable {}
extension Event.Kind: Sendable where Action: Sendable {}
extension Event: Equatable where Action: Equatable {}
extension Event.Kind: Equatable where Action: Equatable {}

extension Event.Kind {
  /// What happened in a few words, for lists: `game.flipCard(index: 3)`.
  public var label: String {
    switch self {
    case .action(let action): describe(action)
    case .rewind(let number): "rewind(to: \(number))"
    }
  }
}

/// An enum's case with what is in the value that it carries; of a struct its parts.
private func describe(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum:
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    let payload = Mirror(reflecting: child.value)
    let isNested = payload.displayStyle == .enum && !payload.children.isEmpty
    return isNested ? "\(name).\(describe(child.value))" : "\(name)(\(describe(child.value)))"
  case .struct, .tuple:
    return mirror.children.map { "\($0.label ?? ""): \($0.value)" }.joined(separator: ", ")
  default: return "\(value)"
  }
}
