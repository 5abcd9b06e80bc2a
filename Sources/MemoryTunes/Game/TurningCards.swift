import DataFlow

/// "The cards that are turning are one step further".
public struct TurnCardsAction: Equatable, Codable, Sendable {
  public init() {}
}

/// All cards that turn are one step further; those that are round are done.
func advanceTurningCards(in state: inout GameState) -> Outcome<GameEffect> {
  guard !state.turning.isEmpty else { return .ignored(.nothingTurns) }
  for index in state.turning.indices { state.turning[index].step += 1 }
  state.turning.removeAll { $0.step >= Turn.stepCount }
  return .handled(turnCards(of: state))
}

/// The next step of the cards that turn; none when nothing turns.
func turnCards(of state: GameState) -> Effect<GameEffect> {
  state.turning.isEmpty
    ? .none
    : .run(.turnCards, id: .turning, after: .milliseconds(Turn.stepMilliseconds))
}
