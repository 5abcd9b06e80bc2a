/// A screen, or a dialog over one.
public enum RoutingDestination: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case menu
  /// What the next game is to be.
  case newGame
  /// The people who play here.
  case people
  /// One of them.
  case person
  case categories
  case settings
  /// The settings for players without sight, or with one switch.
  case accessibility
  /// The settings about the terminal.
  case terminal
  /// The list of sources of covers, over the settings.
  case sources
  /// Which keys do what.
  case keys
  case game
  /// The dialog over a solved board.
  case finished
  /// Who has won the evening.
  case ceremony
  /// The figures of a finished game, over its result.
  case figures
  /// The text about a finished game, over its result.
  case share
  /// The list of keys, over any screen.
  case help
  /// The break in a game, which hides the board.
  case paused
  /// The games that have ended.
  case records
  /// One of them, flip by flip.
  case review
  /// A round of puzzles from one's own slips.
  case practice
  /// The question whether to abandon the current game for a new one.
  case confirmation
  /// The question whether to see where a card was, which ends the counting of the game.
  case hint
  /// The question whether to look at an earlier moment, which ends it too.
  case timeTravel
  /// The question whether to delete the selected category.
  case deletion
  /// A prompt for a line of text, over any screen.
  case prompt
  /// The details of the cover that is shown large, over the board.
  case info
  /// The list of events, beside any screen.
  case inspector

  /// Whether it is drawn over the screen below instead of replacing it.
  public var isDialog: Bool {
    switch self {
    case .sources, .finished, .figures, .share, .help, .paused, .confirmation, .hint, .timeTravel,
      .deletion, .prompt, .info, .inspector:
      true
    case .menu, .newGame, .categories, .settings, .accessibility, .terminal, .keys, .game, .records,
      .review, .practice, .people, .person, .ceremony:
      false
    }
  }
}
