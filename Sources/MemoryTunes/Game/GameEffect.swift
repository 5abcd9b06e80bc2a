import Artwork
import DataFlow

/// The work that the game requests.
public enum GameEffect: Equatable, Sendable {
  /// Finds covers → `FetchProgressAction`…, then `SetCardsAction` or `FetchFailedAction`.
  indirect case fetchTunes(TunesRequest)
  /// Fetches missing pictures of the board again → `MissingCoversAction.recovered`.
  indirect case recoverCovers(request: Int, covers: [Cover])
  /// Replies after a second → `TickAction`.
  case tick
  /// Replies after the duration of a step → `TurnCardsAction`.
  case turnCards
}

extension EffectID {
  /// Work that belongs to a deal.
  public static let deal: Self = "deal"
  /// Fetching missing pictures again.
  public static let recovery: Self = "recovery"
  /// The game's clock.
  public static let clock: Self = "clock"
  /// The animation of turning cards.
  public static let turning: Self = "turning"
}

/// The work that a state is waiting for; after a rewind, it must be started again.
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
