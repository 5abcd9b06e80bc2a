/// The position of the mark that walks over the screen by itself, for play with a single switch.
///
/// It walks from group to group; each group is a row. A press of the switch enters the group, and the mark then
/// walks from one thing in it to the next; a group of one thing is chosen at once. Only the screen knows how many
/// there are, and takes the steps modulo that number.
public struct ScanState: Equatable, Codable, Sendable {
  /// The steps from the first group, or from the first thing in the group.
  public internal(set) var step = 0
  /// The index of the group that was entered; nil while the mark walks from group to group.
  public internal(set) var group: Int?
  /// Whether a press has just been answered: until the next step, presses only prolong the rest, so that a
  /// switch that bounces or is held down chooses nothing.
  public internal(set) var isResting = false
  public internal(set) var isPaused = false

  public init() {}
}

/// How fast the mark walks.
public enum ScanSetting: String, CaseIterable, Codable, Sendable {
  case off, slow, normal, fast
}
