public struct AppState: Equatable, Codable, Sendable {
  public internal(set) var routing = RoutingState()
  public internal(set) var newGame = NewGameState()
  public internal(set) var categories = CategoriesState()
  @Indirect public internal(set) var settings = SettingsState()
  @Indirect public internal(set) var keys = KeysState()
  public internal(set) var scan = ScanState()
  public internal(set) var game = GameState()
  /// The unfinished games set aside while one in another place is on the board.
  public internal(set) var waiting: [SavedGame] = []
  public internal(set) var seeds = BoardSeeds()
  public internal(set) var saving = SavingState()
  public internal(set) var records = RecordsState()
  public internal(set) var review = ReviewState()
  public internal(set) var practice = PracticeState()
  public internal(set) var share = ShareState()
  public internal(set) var sound = SoundState()
  public internal(set) var inspector = InspectorState()
  public internal(set) var prompt = PromptState()
  @Indirect public internal(set) var together = TogetherState()
  /// Notices to the player, oldest first; cleared when another screen opens.
  public internal(set) var notices: [Notice] = []

  public init() {}

  /// The settings, which as long as none is set are compared at once.
  var sharedSettings: Indirect<SettingsState> { _settings }

  /// The version of the encoding of states and actions, raised with each change: a replay needs the same one.
  public static let schema = 36

  /// The bytes of the arrays that grow with a game, unshared between the states before and after a flip.
  public var weight: Int { game.board.weight }
}
