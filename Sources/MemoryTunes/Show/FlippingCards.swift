import DataFlow

/// A card that is being turned over.
public struct TurningCard: Equatable, Codable, Sendable {
  /// The card's index on the board.
  public let index: Int
  /// The side that was up before.
  public let from: Card.Face
  /// The step of the animation: 0 is narrow, 1 on edge, 2 narrow again with the other side.
  public internal(set) var step = 0

  /// The number of steps.
  public static let stepCount = 3
}

/// Begins to turn a card face up and others face down, and lets a pair flash.
func showFlip(
  of card: Int, turningBack openCards: [Int], isAnimated: Bool, in state: inout GameState
) {
  (state.show.typedColumn, state.show.hint, state.show.shownCard) = (nil, nil, nil)
  state.show.flashing = []
  guard isAnimated else {
    state.show.turning = []
    return
  }
  state.show.turning.removeAll { $0.index == card || openCards.contains($0.index) }
  state.show.turning += openCards.map { TurningCard(index: $0, from: .open) }
  state.show.turning.append(TurningCard(index: card, from: .hidden))
  if let move = state.board.moves.last, state.cards[card].isMatched {
    state.show.flashing = [move.first, move.second]
  }
}

/// "Advance all turning cards by one step".
public struct TurnCardsAction: Equatable, Codable, Sendable {
  public init() {}
}

func advanceTurningCards(in state: inout GameState) -> Outcome<GameEffect> {
  guard !state.show.turning.isEmpty else { return .ignored(.nothingTurns) }
  for index in state.show.turning.indices { state.show.turning[index].step += 1 }
  state.show.turning.removeAll { $0.step >= TurningCard.stepCount }
  return .handled(turnCards(of: state))
}

/// Schedules the next step; none if no card is turning.
func turnCards(of state: GameState) -> Effect<GameEffect> {
  state.show.turning.isEmpty
    ? .none
    : .run(.turnCards, id: .turning, after: Delay.turningStep)
}
