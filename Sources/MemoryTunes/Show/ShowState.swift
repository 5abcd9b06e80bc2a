/// What is shown of a game besides its board; it decides nothing, and none of it is saved.
public struct ShowState: Equatable, Codable, Sendable {
  /// The index of the card that keys flip.
  public internal(set) var cursor = 0
  /// The cards being animated.
  public internal(set) var flipping: [FlippingCard] = []
  /// The two cards of a pair that has just been found, whose frames flash.
  public internal(set) var flashing: [Int] = []
  /// The index of the card that was shown again last, since the last flip; nil if none was.
  public internal(set) var shownCard: Int?
  /// The index of the player whose turn has just begun, which is said in large letters; nil if none is.
  public internal(set) var announcedPlayer: Int?
  /// How loud the open card's tune is, in a game by ear; nil while all is silent.
  public internal(set) var meter: Meter?
  /// Whether all cards are shown, before the first flip.
  public internal(set) var isPeeking = false
  /// What a hint says about the open card's partner; nil without one.
  public internal(set) var hint: Hint?
  /// The column of a coordinate of which only the letter was typed, counted from 0.
  public internal(set) var typedColumn: Int?
  /// Whether the computer ends its turn without delay.
  public internal(set) var isHurrying = false
  /// What is shown of a solved board.
  public internal(set) var finale = Finale.result
  /// How loud the parts of a solved board are; nil without music.
  public internal(set) var dance: Dance?
  /// The covers whose pictures cannot be shown.
  public internal(set) var missingCovers = MissingCoversState()

  init(cursor: Int = 0) {
    self.cursor = cursor
  }
}
