/// What the player pressed, in the player's words.
public enum Key: Hashable, Sendable {
  case up, down, left, right
  case enter, escape, tab, backspace
  case home, end
  /// A character key; the space bar is `.character(" ")`.
  case character(Character)
  /// A click on the target with that number of the frame that was on screen.
  case target(Int)
  /// A turn of the mouse wheel.
  case scrollUp, scrollDown
}

/// What a terminal tells: a key, or a mouse button pressed somewhere.
public enum Input: Hashable, Sendable {
  case key(Key)
  case click(Point)

  /// The key that this means on the frame that was on screen; nil for a click on nothing.
  public func key(on frame: Frame) -> Key? {
    switch self {
    case .key(let key): key
    case .click(let point): frame.target(at: point).map(Key.target)
    }
  }
}
