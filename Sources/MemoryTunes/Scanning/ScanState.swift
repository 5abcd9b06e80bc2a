/// The position of the highlight that moves on its own, for play with a single switch.
///
/// It moves from group to group; each group is a row. A press of the switch enters the group, and the highlight
/// then moves from one item to the next; a group of one item is chosen at once. Only the screen knows the number
/// of items, and takes the steps modulo that number.
public struct ScanState: Hashable, Codable, Sendable {
  /// The steps from the first group, or from the first item in the group.
  public internal(set) var step = 0
  /// The index of the entered group; nil while moving from group to group.
  public internal(set) var group: Int?
  /// Until the next step presses only prolong the pause, so a switch that bounces or is held down chooses nothing.
  public internal(set) var isResting = false
  public internal(set) var isPaused = false

  static let rest = Duration.milliseconds(500)

  public init() {}

  mutating func startAnew() { (step, group) = (0, nil) }
}

public enum ScanSetting: String, CaseIterable, Codable, Sendable {
  case off, slow, normal, fast

  var pause: Duration? {
    switch self {
    case .off: nil
    case .slow: .milliseconds(2500)
    case .normal: .milliseconds(1500)
    case .fast: .milliseconds(800)
    }
  }
}
