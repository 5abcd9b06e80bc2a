func routingReducer(
  state: inout AppState, action: RoutingAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .go(let destination):
    guard !state.isArcade || !destination.needsFiles else { return .ignored(.noFiles) }
    state.notices = []
    state.routing.go(to: destination, events: &events)
  case .select(let number):
    guard number.map((0..<RoutingState.selectionLimit).contains) ?? true else {
      return .ignored(.noSuchEntry)
    }
    state.routing.selections[state.routing.destination] = number
    if state.routing.destination == .keys { state.keys = KeysState() }
  }
  return .handled()
}

extension RoutingState {
  /// Goes to a destination, and emits what that opens and closes.
  mutating func go(to destination: RoutingDestination, events: inout [AppEvent]) {
    let before = self
    go(to: destination)
    if before.destination != self.destination { events.append(.covered(before.destination)) }
    if before.base != base { events.append(.left(before.base)) }
    events += before.path.filter { !path.contains($0) }.map(AppEvent.closed)
    events.append(.shown(self.destination))
  }

  mutating func goBack(events: inout [AppEvent]) { go(to: previous, events: &events) }

  /// Goes back from a screen or dialog, if it is the topmost one.
  mutating func leave(_ screen: RoutingDestination, events: inout [AppEvent]) {
    if destination == screen { goBack(events: &events) }
  }

  private mutating func go(to destination: RoutingDestination) {
    defer { selections = selections.filter { $0.key == .menu || path.contains($0.key) } }
    if destination == .menu {
      path = []
    } else if let index = path.firstIndex(of: destination) {
      path.removeSubrange((index + 1)...)
    } else {
      // A screen replaces the dialogs that led to it, anything replaces the help, and time travel its question.
      if destination == .inspector { path.removeAll { $0 == .timeTravel } }
      path.removeAll { destination.isDialog ? $0 == .help : $0.isDialog }
      path.append(destination)
    }
  }
}
