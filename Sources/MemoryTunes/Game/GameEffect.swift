import Artwork
import DataFlow

/// The work that the game requests.
public enum GameEffect: Equatable, Sendable {
  /// Replies with this action.
  indirect case deal(DealAction)
  /// Finds covers, and out whether this person has seen the board, or without a name, anybody →
  /// `FetchProgressAction`…, then `SetCardsAction` or `FetchFailedAction`.
  indirect case fetchCovers(DealRequest, person: String = "")
  /// Looks for the player's last game on the board → `SetGhostAction`.
  indirect case findGhost(DealRequest)
  /// Fetches missing pictures of the board again → `MissingCoversAction.recovered`.
  indirect case recoverCovers(request: Int, covers: [Cover])
  /// Replies after a second → `TickAction`.
  case tick
  /// Replies after the duration of a step → `AdvanceFlipsAction`.
  case advanceFlips
  /// Replies when the cards have been shown long enough → `GameAction.endPeek`.
  case endPeek
  /// Replies when the frames of a pair have flashed → `GameAction.endFlash`.
  case endFlash
  /// Replies when it has been said long enough whose turn it is → `GameAction.endTurnNotice`.
  case endTurnNotice
  /// Chooses a card for a computer → `ComputerFlipAction`.
  indirect case think(Thought, request: Int, flip: Int)
  /// Replies how loud the tune of the cover with this id is after `step` tenths of a second →
  /// `MeterAction`.
  indirect case meter(cover: String, step: Int, flip: Int)
  /// Replies how loud the parts of the covers with these ids are after `step` tenths of a second →
  /// `DanceAction`.
  indirect case dance(covers: [String], step: Int)
  /// Replies when the last pair has been seen → `GameAction.dealNextBoard`.
  case dealNextBoard
  /// Replies at the next beat of the finale → `GameAction.advanceFinale`.
  case advanceFinale
}

extension EffectID {
  /// Work that belongs to a deal.
  public static let deal: Self = "deal"
  /// Fetching missing pictures again.
  public static let recovery: Self = "recovery"
  /// The game's clock.
  public static let clock: Self = "clock"
  /// The animation of flipping cards.
  public static let flipping: Self = "flipping"
  /// The look at all cards before the first flip.
  public static let peek: Self = "peek"
  /// The flashing frames of a pair that has just been found.
  public static let flash: Self = "flash"
  /// The large letters that say whose turn it is.
  public static let turnNotice: Self = "turn notice"
  /// The level of the open card's tune.
  public static let meter: Self = "meter"
  /// The levels of the parts on a solved board.
  public static let dance: Self = "dance"
  /// A computer's choice of a card.
  public static let thinking: Self = "thinking"
  /// The next board of a sprint.
  public static let nextBoard: Self = "next board"
  /// What is shown of a solved board, beat by beat.
  public static let finale: Self = "finale"
}

/// The work that a state is waiting for; after a rewind, it must be started again.
func unfinishedWork(of state: GameState, settings: GameSettings) -> Effect<GameEffect> {
  var effect = nextFlipStep(of: state).merged(with: endPeek(of: state)).merged(
    with: endFlash(of: state)
  )
  .merged(with: endTurnNotice(of: state)).merged(with: nextBeat(of: state, settings: settings))
  .merged(with: nextBoard(of: state))
  .merged(with: think(in: state, pace: settings.pace)).merged(with: nextLevel(of: state))
  .merged(with: nextDanceStep(of: state))
  if state.clock.isRunning { effect = effect.merged(with: nextTick(of: state, settings: settings)) }
  if state.isBeingDealt {
    effect = effect.merged(with: fetchCovers(of: state))
  }
  if state.show.missingCovers.recovery == .underWay {
    effect = effect.merged(with: recoverCovers(of: state))
  }
  return effect
}
