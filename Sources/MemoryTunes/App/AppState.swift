/// The one state of the program.
public struct AppState: Equatable, Codable, Sendable {
  public internal(set) var routing = RoutingState()
  public internal(set) var menu = MenuState()
  public internal(set) var categories = CategoriesState()
  public internal(set) var settings = SettingsState()
  public internal(set) var game = GameState()
  /// What the player must be told once, oldest first; gone when another screen is opened.
  public internal(set) var notices: [String] = []

  public init() {}
}
