/// What has happened, as far as it may mean something for other features.
///
/// A feature's reducer says it in the step in which it happens; `consequences` and the sounds read it. It is
/// no part of the state or of a recording: a replay says it again.
public enum AppEvent: Equatable, Sendable {
  case game(GameEvent)
  /// This is on top now.
  case shown(RoutingDestination)
  /// Something else is on top of this, or in its place.
  case covered(RoutingDestination)
  /// Another screen is in the place of this one.
  case left(RoutingDestination)
  /// This is no longer on the path.
  case closed(RoutingDestination)
  /// Another item is selected on this.
  case selected(RoutingDestination)
  /// Another page of the records is shown.
  case recordsTurned
  case settingsRestored(RestorePreferencesAction)
  case settingChanged(Setting)
  /// The games from now on are an evening of their own.
  case tallyStarted
  case categorySelected
  case categoryChosen
  case categoryDeleted
  /// The board of this day is to be played.
  case dailyFound(Daily)
  /// The player wants what was suggested.
  case suggestionChosen(Suggestion)
  /// The player goes on from the game that has ended.
  case nextGameChosen
  /// A game of the records is to be looked at.
  case reviewOpened
  /// The board of this game is to be dealt again.
  case boardChosen(GameRecord)
  /// A puzzle was answered; whether that was right.
  case puzzleAnswered(Bool)
  case promptOpened(PromptPurpose)
  case promptConfirmed(PromptPurpose)
  /// The records have the game with this id, which is better than all before in this.
  case gameStored(UInt64, GameNews)
  /// The summary of the games for the first screen is known.
  case summarized
  /// The tune of a bundled cover that was found, by its number in the collection, is to be heard.
  case coverHeard(Int)
  /// The player must be told this.
  case noticed(Notice)
  /// The player has looked at an earlier moment.
  case pastShown
}
