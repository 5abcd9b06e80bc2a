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
  case recordsTurned
  case settingsRestored(RestorePreferencesAction)
  case settingChanged(Setting)
  /// The games from now on are an evening of their own.
  case tallyStarted
  case categorySelected
  case categoryChosen
  case categoryDeleted
  /// The board of this day should be played.
  case dailyFound(Daily)
  case suggestionChosen(Suggestion)
  case nextGameChosen
  case reviewOpened
  /// The board of this game should be dealt again.
  case boardChosen(PlayedGame)
  /// A puzzle was answered, correctly or not.
  case puzzleAnswered(Bool)
  case promptOpened(PromptPurpose)
  case promptConfirmed(PromptPurpose)
  /// The records have the game with this id, with this news.
  case gameStored(UInt64, GameNews)
  /// A friend's game has been kept, and its board was solved here before or not.
  case friendKept(isSolved: Bool)
  case friendRemoved
  /// The player plays against the friend's game with this line.
  case friendChosen(line: String)
  /// The summary of the games for the first screen is known.
  case summarized
  /// The tune of a found bundled cover should play, by the cover's number in the collection.
  case coverHeard(Int)
  case noticed(Notice)
  /// The player with this seat at a shared table says something.
  case said(seat: Int)
  /// A player has come to a shared table, or gone.
  case presenceChanged(PresentSeat)
  /// Somebody else is the first to finish a race.
  case raceWon(seat: Int)
  /// The player has looked at an earlier moment.
  case pastShown
}
