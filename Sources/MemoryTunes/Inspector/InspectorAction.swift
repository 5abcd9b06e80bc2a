/// What happens in the list of all events.
public enum InspectorAction: Equatable, Codable, Sendable {
  /// "Show the event with that number, and the state after it".
  case select(Int)
  /// "All events", or only those that do not happen all the time.
  case showEverything(Bool)
  case playOn(PlayOnAction)
}

/// "Play on from there": from the state after the event with that number.
public struct PlayOnAction: Equatable, Codable, Sendable {
  public var number: Int

  public init(number: Int) {
    self.number = number
  }
}

extension InspectorAction: FeatureAction {
  var isFrequent: Bool {
    switch self {
    case .select, .showEverything: true
    case .playOn: false
    }
  }
}

/// What the inspector asks of the world.
public enum InspectorEffect: Equatable, Sendable {
  /// Put the state after the event with that number in place of the present one, then →
  /// `ResumeAction`.
  case rewind(to: Int)
}
