public struct InspectorState: Equatable, Codable, Sendable {
  /// The number of the selected event; nil selects the newest one listed.
  public internal(set) var selected: Int?
  /// Lists frequent events, too.
  public internal(set) var showsEverything = false
}
