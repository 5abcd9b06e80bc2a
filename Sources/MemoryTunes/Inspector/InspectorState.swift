public struct InspectorState: Equatable, Codable, Sendable {
  /// The number of the selected event; nil selects the newest one listed.
  public internal(set) var selected: Int?
  public internal(set) var showsEverything = false
}
