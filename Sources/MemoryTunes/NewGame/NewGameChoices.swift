/// The choices for the next game, in the order shown.
public enum NewGameChoice: Int, CaseIterable, Sendable {
  case kind
  /// Whom the player plays against.
  case rivals
  /// The people at the table.
  case people
  case category
  case grid
  case peek
  /// Deals the game.
  case deal
  /// The board of a code that the player types.
  case code
}

extension AppState {
  /// The ways to play on offer: by ear only where tunes can be heard, or if it is the choice already.
  public var kindsToChoose: [GameKind] {
    GameKind.allCases.filter {
      $0 != .ear || audible == .tunes || settings.current.kind == .ear
    }
  }

  /// The grid that comes with the chosen kind until a game by ear has been finished: two tunes, and with other
  /// kinds the usual one again; nil for the one chosen.
  var gridToHearFirst: Grid? {
    guard let bests = records.summary?.bests, !bests.contains(where: { $0.kind == .ear }) else {
      return nil
    }
    if settings.current.kind == .ear { return .firstByEar }
    return settings.current.grid == .firstByEar ? .standard : nil
  }

  /// Those that count with the others as they are.
  public var newGameChoices: [NewGameChoice] {
    let settings = settings.current
    return NewGameChoice.allCases.filter { choice in
      switch choice {
      case .kind, .rivals, .category, .grid, .deal, .code: true
      case .people: settings.peopleCount > 0
      // By ear, there are no covers to peek at.
      case .peek: ![.sprint, .ear].contains(settings.kind)
      }
    }
  }
}
