/// The display of a game besides its board; it decides nothing, and is not saved.
public struct ShowState: Equatable, Codable, Sendable {
  /// The index of the card that keys flip.
  public internal(set) var cursor = 0
  public internal(set) var flipping: [FlippingCard] = []
  /// The two cards of a pair just found, whose frames flash.
  public internal(set) var flashing: [Int] = []
  /// The index of the card last shown again since the last flip; nil if none.
  public internal(set) var shownCard: Int?
  /// The index of the player whose new turn is announced in large letters; nil if none.
  public internal(set) var announcedPlayer: Int?
  /// The loudness of the open card's tune, in a game by ear; nil while all is silent.
  public internal(set) var meter: Meter?
  /// Shows all cards, before the first flip.
  public internal(set) var isPeeking = false
  public internal(set) var hint: Hint?
  /// The column of a coordinate with only its letter typed, counted from 0.
  public internal(set) var typedColumn: Int?
  /// Lets the computer end its turn without delay.
  public internal(set) var isHurrying = false
  public internal(set) var finale = Finale.result
  /// The loudness of the parts on a solved board; nil without music.
  public internal(set) var dance: Dance?
  public internal(set) var missingCovers = MissingCoversState()
}
