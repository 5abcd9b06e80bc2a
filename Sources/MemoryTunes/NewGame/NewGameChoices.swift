/// The choices for the next game, in the order shown.
public enum NewGameChoice: Int, CaseIterable, Sendable {
  case kind
  case people
  case names
  case opponent
  /// A second computer.
  case otherOpponent
  /// The pairs that one player is given before the first move.
  case headStart
  case category
  case grid
  case peek
  /// Deals the game.
  case deal
  /// The board of a code that the player types.
  case code
}

extension AppState {
  /// Those that count with the others as they are.
  public var newGameChoices: [NewGameChoice] {
    let settings = settings.current
    let isSprint = settings.kind == .sprint
    return NewGameChoice.allCases.filter { choice in
      switch choice {
      case .kind, .category, .grid, .deal, .code: true
      case .people: !isSprint || settings.peopleCount > 0
      // A single player picks a name only if there are names to pick from.
      case .names:
        settings.peopleCount > 1 || (settings.peopleCount == 1 && !settings.peopleToChoose.isEmpty)
      // Only people play a sprint, and without a head start.
      case .opponent: !isSprint && settings.peopleCount < Player.maximumCount
      case .otherOpponent:
        !isSprint && settings.peopleCount < Player.maximumCount - 1 && !settings.opponents.isEmpty
      case .headStart: !isSprint && settings.players.count > 1
      // By ear, there are no covers to peek at.
      case .peek: ![.sprint, .ear].contains(settings.kind)
      }
    }
  }
}
