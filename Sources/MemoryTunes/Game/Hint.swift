import DataFlow

/// What the player is told about the open card's partner.
public enum Hint: Equatable, Codable, Sendable {
  /// It was seen on the card at this index.
  case seen(at: Int)
  case unseen
}

/// Says whether the partner of the open card has been seen, and where.
func showHint(in state: inout GameState) -> Outcome<GameEffect> {
  guard state.phase == .playing else { return .ignored(.noBoard) }
  guard state.openCards.count == 1, let card = state.openCards.first else {
    return .ignored(.noOpenCard)
  }
  let partner = state.cards.indices.first {
    $0 != card && state.cards[$0].pair == state.cards[card].pair
  }
  let seen = partner.flatMap { partner in
    state.flips.contains { $0.card == partner } ? partner : nil
  }
  state.hint = seen.map(Hint.seen) ?? .unseen
  state.hindsight = state.hindsight ?? .hint
  return .handled()
}

extension Reason {
  public static let noOpenCard: Self = "no card waits for its partner"
}
