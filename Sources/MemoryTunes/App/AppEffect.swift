import Artwork
import DataFlow

/// What the game asks of the world.
///
/// The replies come back as actions.
public enum AppEffect: Equatable, Codable, Sendable {
  /// Read the choices of earlier runs → `RestorePreferencesAction`, perhaps `ShowNoticeAction`.
  indirect case loadPreferences(LaunchOptions)
  /// Write them down; only a failure is told, once a run → `ShowNoticeAction`.
  indirect case savePreferences(Preferences)
  /// Look for a game that was left unfinished → perhaps `RestoreGameAction`, `ShowNoticeAction`.
  case loadGame
  /// Let a second pass → `SaveGameAction`.
  case awaitSaving
  /// Keep the game for another run, or that there is none; only a failure is told, once a run →
  /// `ShowNoticeAction`.
  indirect case saveGame(SavedGame?)
  /// Read the list of bundled covers → `SetCatalogueAction`.
  case loadCatalogue
  /// Draw a seed, then → `RoutingAction(.game)` and `FetchTunesAction`.
  indirect case drawSeed(category: Category, grid: Grid, source: CoverSource)
  /// Find covers → `FetchProgressAction`…, then `SetCardsAction` or `FetchFailedAction`.
  indirect case fetchTunes(TunesRequest)
  /// Get the pictures of the board again that are gone → `MissingCoversAction.recovered`.
  indirect case recoverCovers(request: Int, covers: [Cover])
  /// Count the seconds → `TickAction`…
  case runClock
  /// Turn cards over step by step → `TurnCardsAction`…
  case turnCards
  /// Nothing but → `RoutingAction`.
  case show(RoutingDestination)
  /// Put the state after the event with that number in place of the present one, then →
  /// `ResumeAction`.
  case rewind(to: Int)
  /// Leave the program.
  case quit
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
  /// Keeping the game for another run.
  public static let saving: Self = "saving"
  /// Saving preferences: only the newest matter.
  public static let preferences: Self = "preferences"
}
