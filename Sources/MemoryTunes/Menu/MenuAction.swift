/// What happens on the start screen.
public enum MenuAction: Equatable, Codable, Sendable {
  /// "This entry": the one that Enter will choose.
  case select(MenuEntry)
}

extension MenuAction: FeatureAction {
  var isFrequent: Bool { true }
}
