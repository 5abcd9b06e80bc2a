import MemoryTunes

enum MenuWords {
  static let title = "find the pairs"
  static let subtitle = "find the pairs, by eye or by ear"
}

extension MenuEntry {
  var label: String {
    switch self {
    case .resume: "Resume"
    case .newGame: "New Game"
    case .chooseGame: "New Game …"
    case .daily: "Daily Board"
    case .categories: "Choose Category"
    case .records: "Records"
    case .settings: "Settings"
    case .help: "Help"
    case .quit: "Quit"
    }
  }

  /// What is shown beside the entry: the score of the game that it resumes, the grid, the category.
  func detail(in state: AppState) -> String? {
    switch self {
    case .resume: state.unfinishedGame(in: .ordinary)?.score
    case .daily: state.unfinishedGame(in: .daily)?.score
    case .newGame: state.boardLabel
    case .chooseGame: state.tableLabel
    case .categories: state.categories.current.label
    case .records, .settings, .help, .quit: nil
    }
  }
}

extension GameState {
  /// "3/8 pairs".
  fileprivate var score: String { "\(matchedPairCount)/\(pairs(covers.count))" }
}

extension AppState {
  /// "4×4", "4×4 sprint"; with a category that is not the chosen one, "4×4 by ear, Pop".
  fileprivate var boardLabel: String {
    let board = settings.current.grid.label + settings.current.kind.suffix
    return dealsBundledInstead ? "\(board), \(DealAction(for: self).request.category.label)" : board
  }

  /// Who will play, in brief: "you, Skip", "3 players".
  fileprivate var tableLabel: String {
    let (settings, players) = (settings.current, settings.current.players)
    guard settings.kind != .sprint, players.count > 1 else { return "players, kinds" }
    guard settings.peopleCount < 2 else { return counted(players.count, "player") }
    return ((settings.peopleCount == 1 ? ["you"] : []) + players.compactMap(\.opponent?.label))
      .joined(separator: ", ")
  }
}

extension Grid {
  /// The name for the player: "4×4".
  var label: String { "\(columns)×\(rows)" }
}
