/// Something that may matter to other features; it is in neither the state nor a recording: a replay emits it again.
public enum AppEvent: Equatable, Sendable {
  /// Covers are requested; this game is no longer on the table.
  indirect case began(replacing: GameState)
  /// A board is on the table, also the next one of a sprint; some pictures may have been too large.
  case dealt(oversized: OversizedPictures?)
  /// A game of an earlier run is back or can be resumed.
  case restored(SavedGames)
  case flipped(card: Int, player: Int)
  case pair
  case noPair
  /// It is the turn of the next player, with this index.
  case passed(player: Int)
  /// The card with this index, which is face up, is shown again.
  case cardShown(Int)
  case hinted(Hint)
  case ticked
  /// All pairs of the board have been found, or the time of a sprint is up.
  case ended
  /// After the end, the cover with this index has lit up.
  case lit(cover: Int)
  /// This is on top now.
  case shown(RoutingDestination)
  /// Something else is on top of this, or replaces it.
  case covered(RoutingDestination)
  /// Another screen has replaced this one.
  case left(RoutingDestination)
  /// This is no longer on the path.
  case closed(RoutingDestination)
  case settingChanged(Setting)
  case categorySelected
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
