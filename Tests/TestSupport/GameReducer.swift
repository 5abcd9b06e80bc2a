@testable import MemoryTunes

/// The reducer of a game, for who does not ask what happens.
package func gameReducer(
  state: inout GameState, action: GameAction, settings: GameSettings = GameSettings()
) -> Outcome<AppEffect> {
  var events: [GameEvent] = []
  return gameReducer(state: &state, action: action, settings: settings, events: &events)
}
