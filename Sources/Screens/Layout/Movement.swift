import MemoryTunes
import Terminal

extension Key {
  /// The key without shift.
  var lowercased: Key {
    guard case .character(let character) = self, let lower = character.lowercased().first else {
      return self
    }
    return .character(lower)
  }

  /// Whether it chooses: Enter or the space bar.
  var chooses: Bool { self == .enter || self == .character(" ") }

  /// The way that arrows, hjkl and WASD point.
  var direction: MoveCursorAction.Direction? {
    switch self {
    case .up, .character("k"), .character("w"): .up
    case .down, .character("j"), .character("s"): .down
    case .left, .character("h"), .character("a"): .left
    case .right, .character("l"), .character("d"): .right
    default: nil
    }
  }

  /// The way that it moves in a list that does not go on across its ends.
  var listDirection: MoveCursorAction.Direction? {
    switch self {
    case .scrollUp: .up
    case .scrollDown: .down
    default: direction
    }
  }

  /// How far it moves in a list: the wheel like the arrows, across the ends with `count` entries.
  func step(from index: Int, in count: Int) -> Int? {
    switch self {
    case .home: 0
    case .end: count - 1
    case .scrollDown: min(index + 1, count - 1)
    case .scrollUp: max(index - 1, 0)
    case .tab: (index + 1) % count
    default:
      switch direction {
      case .down, .right: (index + 1) % count
      case .up, .left: (index + count - 1) % count
      case nil: nil
      }
    }
  }
}
