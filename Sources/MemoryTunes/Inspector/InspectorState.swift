/// What is looked at in the list of all that has happened.
public struct InspectorState: Equatable, Codable, Sendable {
  /// The number of the chosen event; nil for the newest one.
  public internal(set) var selected: Int?
  /// Whether the list leaves nothing out, not even what happens all the time.
  public internal(set) var showsEverything = false

  public init() {}
}
