extension Key {
  /// The key without shift.
  var lowercased: Key {
    guard case .character(let character) = self, let lower = character.lowercased().first else {
      return self
    }
    return .character(lower)
  }

  /// The direction of an arrow or of the wheel, or in which Tab and the like look for a face-down card; nil for other
  /// keys.
  var direction: MoveCursorAction.Direction? {
    switch self {
    case .up, .scrollUp: .up
    case .down, .scrollDown: .down
    case .left: .left
    case .right: .right
    case .tab: .next
    case .backTab: .previous
    case .home: .first
    case .end: .last
    default: nil
    }
  }

  /// The index that the key moves to among `count` entries in rows of `columns`; nil if it does not move.
  ///
  /// Arrows, Tab and Shift-Tab wrap around at the ends, the wheel does not.
  func step(from index: Int, in count: Int, columns: Int = 1) -> Int? {
    switch self {
    case .home: 0
    case .end: count - 1
    case .scrollDown: min(index + 1, count - 1)
    case .scrollUp: max(index - 1, 0)
    case .right, .tab: (index + 1) % count
    case .left, .backTab: (index + count - 1) % count
    case .down: (index + columns) % count
    case .up: (index + count - columns) % count
    default: nil
    }
  }
}

/// The indices of at most `count` of `total` things, with one of them in the middle if possible.
func window(of count: Int, around index: Int, in total: Int) -> Range<Int> {
  let count = min(max(1, count), total)
  let first = min(max(0, index - count / 2), total - count)
  return first..<first + count
}
