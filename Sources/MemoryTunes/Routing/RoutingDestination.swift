/// A screen, or a dialog over one.
public enum RoutingDestination: String, CaseIterable, Codable, Sendable {
  case menu
  case categories
  case settings
  case game
  /// The dialog over a board that has been solved.
  case finished
  /// The keys, over any screen.
  case help
  /// The question whether a game under way may be given up for a new one.
  case confirmation
  /// The line that the player writes, over any screen.
  case prompt
  /// What is known of the cover that is shown large, over the board.
  case info
  /// The list of all that has happened, beside any screen.
  case inspector

  /// Whether it lies over the screen below instead of taking its place.
  public var isDialog: Bool {
    switch self {
    case .finished, .help, .confirmation, .prompt, .info, .inspector: true
    case .menu, .categories, .settings, .game: false
    }
  }
}
