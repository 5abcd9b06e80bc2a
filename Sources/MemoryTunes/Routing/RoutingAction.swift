public enum RoutingAction: Equatable, Codable, Sendable {
  /// "Go there": back to it if it is on the path, or else one step further.
  case go(RoutingDestination)
  /// "Select the item with this number on the topmost screen", or with nil, "none".
  case select(Int?)
}
