public enum InspectorAction: Equatable, Codable, Sendable {
  /// "Show the event with this number, and the state after it".
  case select(Int)
  /// "List all events", or with false, hide frequent ones.
  case showEverything(Bool)
  case playOn(PlayOnAction)
}

/// "Continue from the state after the event with this number".
public struct PlayOnAction: Equatable, Codable, Sendable {
  public var number: Int

  public init(number: Int) { self.number = number }
}
