import Artwork

/// The one state of the program.
public struct AppState: Equatable, Codable, Sendable {
  public internal(set) var routing = RoutingState()
  public internal(set) var menu = MenuState()
  public internal(set) var categories = CategoriesState()
  public internal(set) var settings = SettingsState()
  public internal(set) var game = GameState()
  /// The seeds of the boards to come.
  public internal(set) var seeds = BoardSeeds()
  public internal(set) var saving = SavingState()
  public internal(set) var inspector = InspectorState()
  public internal(set) var prompt = PromptState()
  /// What the player must be told once, oldest first; gone when another screen is opened.
  public internal(set) var notices: [Notice] = []

  public init() {}
}

extension AppState {
  /// The version of the form in which states and actions are written down.
  ///
  /// It grows with every change of that form, so that a recording is only played by a program that
  /// builds the same states.
  public static let schema = 3
}

extension AppState {
  /// The state with a board of `pairCount` pairs in it, as it lies before the first flip, without
  /// animation: equal covers lie `pairCount` cards apart.
  package func onBoard(ofPairs pairCount: Int) -> AppState {
    var state = self
    state.settings.current.isAnimated = false
    state.game.phase = .playing
    state.game.covers = (0..<pairCount).map {
      Cover(id: "\($0)", title: "Cover \($0)", artist: "Band \($0)", artwork: "\($0)")
    }
    state.game.cards = (0..<2 * pairCount).map { Card(pair: $0 % pairCount) }
    return state
  }
}
