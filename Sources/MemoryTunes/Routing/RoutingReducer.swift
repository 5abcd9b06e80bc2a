import DataFlow

/// Changes the destination; no other reducer does.
public func routingReducer(
  state: inout RoutingState, action: AppAction
) -> Outcome<AppEffect> {
  switch action {
  case .routing(let action):
    go(to: action.destination, in: &state)
    state.selectedButton = 0
    return .handled()
  case .selectEntry(let action) where action.destination.hasButtons:
    guard (0..<RoutingState.largestButtonCount).contains(action.index) else {
      return .ignored(.noSuchEntry)
    }
    state.selectedButton = action.index
    return .handled()
  case .launch, .restorePreferences, .showNotice, .setCatalogue, .selectEntry, .changeCategory,
    .changeSetting, .newGame, .fetchTunes, .fetchProgress, .setCards, .fetchFailed, .moveCursor,
    .flipCard, .turnCards, .tick, .prompt, .deleteCategory, .inspect, .playOn, .resume,
    .restoreGame, .saveGame, .missingCovers, .quit:
    return .unknown
  }
}

extension RoutingDestination {
  /// Whether its entries are buttons: of a dialog, or of the failure in place of a board.
  fileprivate var hasButtons: Bool { isDialog || self == .game }
}

private func go(to destination: RoutingDestination, in state: inout RoutingState) {
  if destination == .menu {
    state.path = []
  } else if let index = state.path.firstIndex(of: destination) {
    state.path.removeSubrange((index + 1)...)
  } else {
    // A screen takes the place of the dialogs that led to it.
    if !destination.isDialog { state.path.removeAll(where: \.isDialog) }
    state.path.append(destination)
  }
}
