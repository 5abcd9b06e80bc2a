import DataFlow

/// Keeps the path of screens.
func routingReducer(
  state: inout RoutingState, action: RoutingAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .go(let destination):
    state.go(to: destination, events: &events)
    return .handled()
  case .selectButton(let index):
    guard state.destination.hasButtons,
      (0..<RoutingState.maximumButtonCount).contains(index)
    else { return .ignored(.noSuchEntry) }
    state.selectedButton = index
    return .handled()
  }
}

extension Reason {
  public static let noSuchEntry: Self = "there is no such entry"
}

extension RoutingDestination {
  /// Whether it may have buttons: in a dialog, or below the reason why there is no board.
  fileprivate var hasButtons: Bool { isDialog || self == .game }
}

extension RoutingState {
  /// Goes to a destination, and says what that opens and closes.
  mutating func go(to destination: RoutingDestination, events: inout [AppEvent]) {
    let before = self
    go(to: destination)
    if before.destination != self.destination { events.append(.covered(before.destination)) }
    if before.base != base { events.append(.left(before.base)) }
    events += before.path.filter { !path.contains($0) }.map(AppEvent.closed)
    events.append(.shown(self.destination))
  }

  private mutating func go(to destination: RoutingDestination) {
    selectedButton = 0
    if destination == .menu {
      path = []
    } else if let index = path.firstIndex(of: destination) {
      path.removeSubrange((index + 1)...)
    } else {
      // A screen replaces the dialogs that led to it, whatever opens replaces the help, and time travel
      // its question.
      if destination == .inspector { path.removeAll { $0 == .timeTravel } }
      path.removeAll { destination.isDialog ? $0 == .help : $0.isDialog }
      path.append(destination)
    }
  }
}
