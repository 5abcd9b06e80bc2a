public enum Hint: Equatable, Codable, Sendable {
  case seen(at: Int)
  case unseen
  /// There is no single open card to find the partner of.
  case needsCard
}

extension GameState {
  var nextHint: Hint {
    guard board.openCards.count == 1 else { return .needsCard }
    let partner = board.partners[board.openCards[0]]
    guard board.flips.contains(where: { $0.card == partner }) else { return .unseen }
    return .seen(at: partner)
  }

  /// A hint may make this game not count: if the partner has been seen, but asking only then would give that away.
  public var hintHasPrice: Bool { isUnderWay && hindsight == nil && board.openCards.count == 1 }

  public var timeTravelHasPrice: Bool { hasProgress && hindsight == nil }

  /// Shows whether, and where, the partner of the open card has been seen; only a sighting costs the game its stars.
  mutating func showHint(events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard isUnderWay else { return .ignored(.noBoard) }
    let hint = nextHint
    (show.hint, show.announcedPlayer) = (hint, nil)
    events.append(.hinted(hint))
    if case .seen = hint { hindsight = hindsight ?? .hint }
    return .handled()
  }
}
