extension GameState {
  mutating func update(_ action: MissingCoversAction) -> Outcome<AppEffect> {
    var missing = show.missingCovers
    switch action {
    case .found(let image):
      guard hasCover(image), !missing.ids.contains(image) else {
        return .ignored("the picture is not on the board, or known to be missing")
      }
      missing.ids = (missing.ids + [image]).sorted()
      if missing.recovery == .untried { missing.recovery = .underWay }
    case .recovered(let id, let ids):
      guard missing.recovery == .underWay, id == request.id else { return .ignored(.lateReply) }
      missing = .init(ids: Set(ids).filter(hasCover).sorted(), recovery: .tried)
    }
    show.missingCovers = missing
    return .handled()
  }

  /// Allows another attempt whenever the board comes back on screen.
  mutating func retryRecovery() {
    guard isUnderWay, show.missingCovers.recovery == .tried else { return }
    show.missingCovers.recovery = show.missingCovers.ids.isEmpty ? .untried : .underWay
  }

  func hasCover(_ id: String) -> Bool { covers.contains { $0.id == id } }
}
