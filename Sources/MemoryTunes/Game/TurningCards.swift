import DataFlow

/// "Advance all turning cards by one step".
public struct TurnCardsAction: Equatable, Codable, Sendable {
  public init() {}
}

func advanceTurningCards(in state: inout GameState) -> Outcome<GameEffect> {
  guard !state.turning.isEmpty else { return .ignored(.nothingTurns) }
  for index in state.turning.indices { state.turning[index].step += 1 }
  state.turning.removeAll { $0.step >= Turn.stepCount }
  return .handled(turnCards(of: state))
}

/// Schedules the next step; none if no card is turning.
func turnCards(of state: GameState) -> Effect<GameEffect> {
  state.turning.isEmpty
    ? .none
    : .run(.turnCards, id: .turning, after: .milliseconds(Turn.stepMilliseconds))
}
