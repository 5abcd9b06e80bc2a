func missingCoversReducer(
  state: inout GameState, action: MissingCoversAction
) -> Outcome<AppEffect> {
  switch action {
  case .found(let image):
    guard state.hasCover(image) else { return .ignored("the picture is not on the board") }
    guard !state.show.missingCovers.ids.contains(image) else {
      return .ignored("the picture is known to be missing")
    }
    state.show.missingCovers.ids = (state.show.missingCovers.ids + [image]).sorted()
    if state.show.missingCovers.recovery == .untried {
      state.show.missingCovers.recovery = .underWay
    }
  case .recovered(let request, let missing):
    guard state.show.missingCovers.recovery == .underWay, request == state.request.id else {
      return .ignored(.lateReply)
    }
    state.show.missingCovers.ids = Set(missing).filter(state.hasCover).sorted()
    state.show.missingCovers.recovery = .tried
  }
  return .handled()
}

/// Allows another attempt whenever the board comes back on screen.
func retryRecovery(in state: inout GameState) {
  guard state.isUnderWay, state.show.missingCovers.recovery == .tried else { return }
  state.show.missingCovers.recovery = state.show.missingCovers.ids.isEmpty ? .untried : .underWay
}

extension GameState {
  func hasCover(_ id: String) -> Bool { covers.contains { $0.id == id } }
}
