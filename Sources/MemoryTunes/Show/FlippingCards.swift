public struct FlippingCard: Hashable, Codable, Sendable {
  public let index: Int
  public let from: Card.Face
  /// The step of the animation: 0 is narrow, 1 on edge, 2 narrow again with the other side.
  public internal(set) var step = 0

  public static let stepCount = 3
}

/// Begins to flip a card up and others back, and lets a pair flash.
func showFlip(
  of card: Int, flippingBack openCards: [Int], isAnimated: Bool, in state: inout GameState
) {
  (state.show.typedColumn, state.show.hint, state.show.shownCard) = (nil, nil, nil)
  (state.show.flashing, state.show.announcedPlayer) = ([], nil)
  guard isAnimated else {
    state.show.flipping = []
    return
  }
  state.show.flipping.removeAll { $0.index == card || openCards.contains($0.index) }
  state.show.flipping += openCards.filter { $0 != card }.map {
    FlippingCard(index: $0, from: .open)
  }
  state.show.flipping.append(FlippingCard(index: card, from: .hidden))
  if let move = state.board.moves.last, state.cards[card].isMatched {
    state.show.flashing = [move.first, move.second]
  }
}

public struct AdvanceFlipsAction: Equatable, Codable, Sendable {
  public init() {}
}

func advanceFlips(in state: inout GameState) -> Outcome<AppEffect> {
  handle(!state.show.flipping.isEmpty, "no card is flipping") {
    for index in state.show.flipping.indices { state.show.flipping[index].step += 1 }
    state.show.flipping.removeAll { $0.step >= FlippingCard.stepCount }
  }
}
