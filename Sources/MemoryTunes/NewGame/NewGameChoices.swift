/// The choices for the next game, in the order shown.
public enum NewGameChoice: Int, CaseIterable, Sendable {
  case kind
  case rivals
  case people
  case category
  case grid
  case peek
  case deal
  case code
}

extension AppState {
  /// The ways to play on offer: by ear only if tunes can be heard, or if already chosen.
  public var kindsToChoose: [GameKind] {
    GameKind.allCases.filter { $0 != .ear || hasTunes || settings.current.kind == .ear }
  }

  /// The grid for the chosen kind until a game by ear has been finished: two tunes by ear, the one before for other
  /// kinds; nil for the chosen grid.
  var gridToHearFirst: Grid? {
    guard let bests = records.summary?.bests, !bests.contains(where: { $0.kind == .ear }) else {
      return nil
    }
    if settings.current.kind == .ear { return .firstByEar }
    guard settings.current.grid == .firstByEar else { return nil }
    return newGame.before.map(\.request.grid) ?? .standard
  }

  public var newGameChoices: [NewGameChoice] {
    NewGameChoice.allCases.filter { choice in
      switch choice {
      case .kind, .rivals, .category, .grid, .deal, .code: true
      case .people: settings.current.peopleCount > 0
      // By ear, there are no covers to peek at.
      case .peek: ![.sprint, .ear].contains(settings.current.kind)
      }
    }
  }
}
