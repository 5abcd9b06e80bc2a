func missingCoversReducer(
  state: inout GameState, action: MissingCoversAction
) -> Outcome<AppEffect> {
  var missing = state.show.missingCovers
  switch action {
  case .found(let image):
    guard state.hasCover(image), !missing.ids.contains(image) else {
      return .ignored("the picture is not on the board, or known to be missing")
    }
    missing.ids = (missing.ids + [image]).sorted()
    if missing.recovery == .untried { missing.recovery = .underWay }
  case .recovered(let request, let ids):
    guard missing.recovery == .underWay, request == state.request.id else {
      return .ignored(.lateReply)
    }
    missing = .init(ids: Set(ids).filter(state.hasCover).sorted(), recovery: .tried)
  }
  state.show.missingCovers = missing
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
