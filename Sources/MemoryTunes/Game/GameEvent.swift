import Artwork

/// What happens in a game, said in the step in which it happens; the other features read it.
public enum GameEvent: Equatable, Sendable {
  /// Covers are asked for; this game is no longer on the table.
  indirect case began(replacing: GameState)
  /// A board lies on the table, also the next one of a sprint; of these pictures some were too large.
  case dealt(oversized: OversizedPictures?)
  /// A game of an earlier run is back, or could be.
  case restored(SavedGames)
  /// The player with this index has flipped this card.
  case flipped(card: Int, player: Int)
  /// The card completed a move that found a pair.
  case pair
  /// It completed one that did not.
  case noPair
  /// It is the turn of the next player, with this index.
  case passed(player: Int)
  /// This card, which is face up, is shown again.
  case shown(card: Int)
  case hinted(Hint)
  /// Time has passed.
  case ticked
  /// All pairs of the board have been found, or the time of a sprint is up.
  case ended
  /// After the end, the cover with this index has lit up.
  case lit(cover: Int)
}
