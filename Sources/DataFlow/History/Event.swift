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
  /// What happened in a few words, for lists: `flipCard(index: 3)`.
  public var label: String {
    switch self {
    case .action(let action): label(ofAction: action)
    case .rewind(let number): "rewind(to: \(number))"
    }
  }

  /// The case's name, and what is in the value it carries.
  private func label(ofAction action: Action) -> String {
    guard let child = Mirror(reflecting: action).children.first, let name = child.label else {
      return "\(action)"
    }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .struct else { return "\(action)" }
    let parts = payload.children.map { "\($0.label ?? ""): \($0.value)" }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
