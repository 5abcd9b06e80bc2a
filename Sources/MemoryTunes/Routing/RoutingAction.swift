/// What can happen to the path of screens.
public enum RoutingAction: Equatable, Codable, Sendable {
  /// "Go there": back to it if it is on the path, or else one step further.
  case go(RoutingDestination)
  /// "Select this button", counted from 0: Enter will press it.
  case selectButton(Int)
}

extension RoutingAction {
  var isFrequent: Bool {
    switch self {
    case .go(let destination): [.inspector, .timeTravel, .help].contains(destination)
    case .selectButton: true
    }
  }
}
