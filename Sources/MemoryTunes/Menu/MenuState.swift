/// The start screen.
public struct MenuState: Equatable, Codable, Sendable {
  /// The entry that Enter chooses; nil for the first.
  public internal(set) var selected: MenuEntry?

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

  /// The place of the selected entry among those shown.
  public var selectedMenuEntry: Int {
    menu.selected.flatMap(menuEntries.firstIndex(of:)) ?? 0
  }
}
