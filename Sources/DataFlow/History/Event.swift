/// Something that changed the state of a store, or could have.
public struct Event<Action> {
  /// What happened.
  public enum Kind {
    /// An action was processed.
    case action(Action)
    /// The state after the event with that number was restored, to continue from there.
    case rewind(to: Int)
  }

  /// The number assigned by the store.
  public let number: Int
  /// The number of the event that caused it; nil if it came from outside.
  public let parent: Int?
  /// The time it happened, in milliseconds since the start of the run.
  public let milliseconds: Int
  /// The kind of event.
  public let kind: Kind

  /// Creates an event.
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
  /// A short description for lists: `game.flipCard(index: 3)`.
  public var label: String {
    switch self {
    case .action(let action): describe(action)
    case .rewind(let number): "rewind(to: \(number))"
    }
  }
}

/// An enum case with its payload; for a struct, its properties.
private func describe(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum:
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    let payload = Mirror(reflecting: child.value)
    let isNested = payload.displayStyle == .enum && !payload.children.isEmpty
    return isNested ? "\(name).\(describe(child.value))" : "\(name)(\(describe(child.value)))"
  case .struct, .tuple:
    return mirror.children.map { child in
      // The parts of a tuple without names are labelled ".0", ".1" and so on.
      let name = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return name + describe(child.value)
    }.joined(separator: ", ")
  default: return "\(value)"
  }
}
