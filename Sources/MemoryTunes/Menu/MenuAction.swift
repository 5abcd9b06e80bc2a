/// What can happen on the start screen.
public enum MenuAction: Equatable, Codable, Sendable {
  /// "Select this entry": Enter will choose it.
  case select(MenuEntry)
}

extension MenuAction {
  var isFrequent: Bool { true }
}
