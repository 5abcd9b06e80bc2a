/// The state of the start screen.
public struct MenuState: Equatable, Codable, Sendable {
  /// The entry that Enter chooses; nil for the first one.
  public internal(set) var selected: MenuEntry?

  public init() {}
}

/// An entry of the start screen.
public enum MenuEntry: String, CaseIterable, Codable, Sendable {
  case resume
  /// The game that was played last, on another board.
  case newGame
  case daily
  /// The choices for a new game.
  case customGame
  case records
  case settings
  case help
  case quit
}

extension AppState {
  /// The entries in the order shown; *Resume* comes first if an ordinary game is under way.
  public var menuEntries: [MenuEntry] {
    MenuEntry.allCases.filter { $0 != .resume || unfinishedGame(in: .ordinary) != nil }
  }

  /// The index of the selected entry in ``menuEntries``.
  public var selectedMenuEntry: Int {
    menu.selected.flatMap(menuEntries.firstIndex(of:)) ?? 0
  }
}
