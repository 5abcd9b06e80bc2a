import Artwork
import DataFlow

/// What the game asks of the world.
public enum GameEffect: Equatable, Sendable {
  /// Find covers → `FetchProgressAction`…, then `SetCardsAction` or `FetchFailedAction`.
  indirect case fetchTunes(TunesRequest)
  /// Get the pictures of the board again that are gone → `MissingCoversAction.recovered`.
  indirect case recoverCovers(request: Int, covers: [Cover])
  /// Count a second → `TickAction`.
  case tick
  /// Turn cards one step further → `TurnCardsAction`.
  case turnCards
}

extension EffectID {
  /// Work that belongs to a deal.
  public static let deal: Self = "deal"
  /// Getting pictures again that are gone.
  public static let recovery: Self = "recovery"
  /// The game's clock.
  public static let clock: Self = "clock"
  /// The animation of turning cards.
  public static let turning: Self = "turning"
}

/// The work that a state waits for: after a rewind nothing but the state is left.
func unfinishedWork(of state: GameState) -> Effect<GameEffect> {
  var effect: Effect<GameEffect> = turnCards(of: state)
  if state.isClockRunning { effect = effect.merged(with: nextTick) }
  if state.isBeingDealt {
    effect = effect.merged(with: .run(.fetchTunes(state.request), id: .deal))
  }
  if state.missingCovers.recovery == .underWay {
    effect = effect.merged(with: recoverCovers(of: state))
  }
  return effect
}
