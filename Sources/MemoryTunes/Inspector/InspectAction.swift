/// "Show this", in the list of all that has happened.
public enum InspectAction: Equatable, Codable, Sendable {
  /// The event with that number, and the state after it.
  case select(Int)
  /// All events, or only those that do not happen all the time.
  case showEverything(Bool)
}

/// "Play on from there": from the state after the event with that number.
public struct PlayOnAction: Equatable, Codable, Sendable {
  public var number: Int

  public init(number: Int) {
    self.number = number
  }
}

/// "The state was put in place from outside": take up the work that belongs to it.
public struct ResumeAction: Equatable, Codable, Sendable {
  public init() {}
}
