public struct FlippingCard: Hashable, Codable, Sendable {
  public let index: Int
  public let from: Card.Face
  /// The step of the animation: 0 is narrow, 1 on edge, 2 narrow again with the other side.
  public internal(set) var step = 0

  public static let stepCount = 3
}

public struct AdvanceFlipsAction: Equatable, Codable, Sendable {
  public init() {}
}

extension GameState {
  /// Begins to flip a card up and others back, and lets a pair flash.
  mutating func showFlip(of card: Int, back openCards: [Int], isAnimated: Bool) {
    (show.typedColumn, show.hint, show.shownCard) = (nil, nil, nil)
    (show.flashing, show.announcedPlayer) = ([], nil)
    guard isAnimated else {
      show.flipping = []
      return
    }
    show.flipping.removeAll { $0.index == card || openCards.contains($0.index) }
    show.flipping += openCards.filter { $0 != card }.map { FlippingCard(index: $0, from: .open) }
    show.flipping.append(FlippingCard(index: card, from: .hidden))
    if let move = board.moves.last, cards[card].isMatched {
      show.flashing = [move.first, move.second]
    }
  }

  mutating func advanceFlips() -> Outcome<AppEffect> {
    handle(!show.flipping.isEmpty, "no card is flipping") {
      for index in show.flipping.indices { show.flipping[index].step += 1 }
      show.flipping.removeAll { $0.step >= FlippingCard.stepCount }
    }
  }
}
