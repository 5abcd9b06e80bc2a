public enum MenuEntry: Int, CaseIterable, Sendable {
  /// The suggestion based on the games so far, unless it is the daily board.
  case suggestion
  case resume
  /// The last game, on another board.
  case newGame
  case daily
  case customGame
  case together
  case records
  case settings
  case help
  case quit
}

extension AppState {
  /// The suggestion on the first screen; nil if there is none, or in wordless mode.
  public var suggestion: Suggestion? {
    guard !isWordless else { return nil }
    let suggestion = records.summary?.suggestion
    return suggestion == .untried(.ear) && !hasTunes ? nil : suggestion
  }

  public var suggestsDaily: Bool { suggestion?.isDaily == true }

  /// The place of the unfinished game behind *Resume*: an ordinary one, or else another day's board, which *Daily
  /// Board* no longer reaches; nil if there is none.
  public var resumablePlace: GamePlace? {
    if unfinishedGame(in: .ordinary) != nil { return .ordinary }
    guard let today = records.summary?.day, let game = unfinishedGame(in: .daily) else {
      return nil
    }
    return game.daily?.day == today ? nil : .daily
  }

  /// The entries in the order shown; for players who cannot read yet, only a game and the way to more.
  public var menuEntries: [MenuEntry] {
    MenuEntry.allCases.filter { entry in
      switch entry {
      case .suggestion: suggestion != nil && !suggestsDaily
      case .resume: resumablePlace != nil
      case .newGame: !isWordless || resumablePlace == nil
      case .settings: !isArcade
      case .customGame, .records: !isWordless && !isArcade
      case .daily, .together, .help, .quit: !isWordless
      }
    }
  }

  /// The index of the selected entry; at first that of the daily board if suggested, an unfinished game, or a new one.
  public var selectedMenuEntry: Int {
    let entries = menuEntries
    let game: MenuEntry = resumablePlace == nil ? .newGame : .resume
    let first = together.role != nil ? .together : suggestsDaily ? .daily : game
    let selected = routing.selections[.menu].flatMap(MenuEntry.init)
    return selected.flatMap(entries.firstIndex) ?? entries.firstIndex(of: first) ?? 0
  }
}
