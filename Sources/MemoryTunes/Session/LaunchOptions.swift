/// The options on the command line, nil if not given; they apply to one run, except for the source of covers.
public struct LaunchOptions: Equatable, Codable, Sendable {
  public var category: Category?
  public var grid: Grid?
  public var kind: GameKind?
  /// The number of people playing, from 0 to 4.
  public var peopleCount: Int?
  public var names: [String]?
  public var opponents: [Opponent]?
  public var color: ColorSetting?
  public var images: ImageSetting?
  public var sound: SoundSetting?
  /// The player sits at another machine, as over ssh; nil if unknown.
  public var isRemote: Bool?
  public var isAnimated: Bool?
  public var usesMouse: Bool?
  /// Drawn or plain mode; nil if the setting decides.
  public var mode: Mode?
  /// The source of covers; remembered for later runs.
  public var source: CoverSource?
  /// The language by its code.
  public var language: String?
  public var account: String?
  /// The table to open at once, or to join; nil for none.
  public var table: TableAtLaunch?
  /// Accounts other than the player's own may join the table.
  public var opensTable: Bool?
  /// The game runs for a guest of this machine, and has no files.
  public var isArcade: Bool?
  /// The codes of the languages that the game is installed in; nil if unknown.
  public var languages: [String]?
  /// The seed of the first board.
  public var seed: UInt64?
  /// The code of the first board, which is dealt at once.
  public var code: BoardCode?
  /// The rival to play against on the board of the code, move by move.
  public var rival: Rival?
  /// False in a session that resumes another, whose board must stay; nil otherwise.
  var mayDeal: Bool?

  public static let none = LaunchOptions()

  public enum TableAtLaunch: Equatable, Codable, Sendable {
    case host(SharedTable.Form)
    case join(TableAddress, isSpectator: Bool)
  }

  /// Requests a game with certain players or of a certain kind, which is dealt at once.
  var asksForGame: Bool {
    table == nil && isArcade != true
      && (kind != nil || peopleCount != nil || names != nil || opponents != nil)
  }
}
