/// Something that has happened and may matter to other features.
///
/// It belongs to neither the state nor a recording: a replay emits it again.
public enum AppEvent: Equatable, Sendable {
  case game(GameEvent)
  /// This is on top now.
  case shown(RoutingDestination)
  /// Something else is on top of this, or replaces it.
  case covered(RoutingDestination)
  /// Another screen has replaced this one.
  case left(RoutingDestination)
  /// This is no longer on the path.
  case closed(RoutingDestination)
  case selected(RoutingDestination)
  case settingsRestored(RestorePreferencesAction)
  case settingChanged(Setting)
  /// The games from now on are an evening of their own.
  case tallyStarted
  case categorySelected
  case categoryChosen
  case categoryDeleted
  case nextGameChosen
  /// A puzzle was answered, correctly or not.
  case puzzleAnswered(Bool)
  case friendRemoved
  /// The tune of a found bundled cover should play, by the cover's number in the collection.
  case coverHeard(Int)
  case noticed(Notice)
  /// The player with this seat at a shared table says something.
  case said(seat: Int)
  /// A player has come to a shared table, or gone.
  case presenceChanged(PresentSeat)
  /// Somebody else is the first to finish a race.
  case raceWon(seat: Int)
}
