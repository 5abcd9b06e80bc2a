/// The start screen.
public struct MenuState: Equatable, Codable, Sendable {
  /// The entry that Enter chooses, counted from 0 in `AppState.menuEntries`.
  public internal(set) var selected = 0

  public init() {}
}

/// What the start screen offers.
public enum MenuEntry: String, CaseIterable, Codable, Sendable {
  case resume
  case newGame
  case categories
  case settings
  case help
  case quit
}

extension AppState {
  /// The entries in the order shown; *Resume* comes first when there is a game to go on with.
  public var menuEntries: [MenuEntry] {
    MenuEntry.allCases.filter { $0 != .resume || game.isUnderWay }
  }
}
