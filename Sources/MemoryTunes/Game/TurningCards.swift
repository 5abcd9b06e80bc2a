import DataFlow

/// All cards that turn are one step further; those that are round are done.
func advanceTurningCards(in state: inout GameState) -> Outcome<AppEffect> {
  guard !state.turning.isEmpty else { return .ignored(.nothingTurns) }
  for index in state.turning.indices { state.turning[index].step += 1 }
  state.turning.removeAll { $0.step >= Turn.stepCount }
  return .handled()
}

/// The work that turning cards need; none when nothing turns.
func turnCards(of state: GameState) -> Effect<AppEffect> {
  state.turning.isEmpty ? .none : .run(.turnCards, id: .turning)
}

func setAnimated(_ isAnimated: Bool, in state: inout GameState) -> Outcome<AppEffect> {
  state.isAnimated = isAnimated
  return .handled()
}

/// Of all settings only one concerns a game under way.
func change(_ setting: SettingChange, in state: inout GameState) -> Outcome<AppEffect> {
  guard case .isAnimated(let isAnimated) = setting else { return .unknown }
  return setAnimated(isAnimated, in: &state)
}
