/// An event in a game, emitted in the step in which it happens; the other features read it.
public enum GameEvent: Equatable, Sendable {
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
  /// This card, which is face up, is shown again.
  case shown(card: Int)
  case hinted(Hint)
  case ticked
  /// All pairs of the board have been found, or the time of a sprint is up.
  case ended
  /// After the end, the cover with this index has lit up.
  case lit(cover: Int)
}
