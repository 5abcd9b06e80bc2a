/// Where the player goes.
public enum RoutingAction: Equatable, Codable, Sendable {
  /// "Go there": back to it if it lies on the way here, else on top.
  case go(RoutingDestination)
  /// "This button of the dialog": the one that Enter will press, counted from 0.
  case selectButton(Int)
}

extension RoutingAction: FeatureAction {
  var isFrequent: Bool {
    switch self {
    case .go(let destination): destination == .inspector
    case .selectButton: true
    }
  }
}
