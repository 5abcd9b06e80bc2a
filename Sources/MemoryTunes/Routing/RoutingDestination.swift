/// A screen, or a dialog over one.
public enum RoutingDestination: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case menu
  case newGame
  case people
  /// One of them.
  case person
  case categories
  case settings
  /// The settings for blind players, or those using a single switch.
  case accessibility
  case terminal
  /// The list of sources of covers.
  case sources
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
  /// The pause of a game, which hides the board.
  case paused
  case records
  /// One of them, flip by flip.
  case review
  /// A round of puzzles from one's own slips.
  case practice
  /// Asks whether to abandon the current game for a new one.
  case confirmation
  /// Asks whether to show where a card was, after which the game no longer counts.
  case hint
  /// Asks whether to look at an earlier moment, after which it does not count either.
  case timeTravel
  /// Asks whether to delete the selected category.
  case deletion
  case together
  /// A prompt for a line of text, over any screen.
  case prompt
  /// The details of the cover shown large, over the board.
  case info
  /// The list of events, beside any screen.
  case inspector

  /// Needs files, which an arcade has not.
  var needsFiles: Bool { Self.onFiles.contains(self) }

  /// Is drawn over the screen below instead of replacing it.
  public var isDialog: Bool { Self.dialogs.contains(self) }

  private static let onFiles: [Self] = [
    .settings, .accessibility, .terminal, .sources, .keys, .records, .review, .practice, .newGame,
    .people, .person, .timeTravel, .inspector, .deletion,
  ]
  private static let dialogs: [Self] = [
    .finished, .figures, .share, .help, .paused, .confirmation, .hint, .timeTravel, .deletion,
    .prompt, .info, .inspector,
  ]
}
