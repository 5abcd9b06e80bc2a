/// A key the player pressed, in the player's terms.
public enum Key: Hashable, Sendable {
  case up, down, left, right
  case enter, escape, tab, backTab, backspace
  /// Home and Page Up, End and Page Down.
  case home, end
  case insert, delete
  /// F1 to F12, by its number.
  case function(Int)
  /// A lowercase letter, together with Ctrl.
  case control(Character)
  /// A character key; the space bar is `.character(" ")`.
  case character(Character)
  /// Pasted text, cleaned and in one line; not empty.
  case paste(String)
  /// A click on a target of the frame on screen.
  case target(Target)
  /// A turn of the mouse wheel.
  case scrollUp, scrollDown
  /// The terminal's window has lost the keyboard to another one.
  case focusLost
}

/// An input event from the terminal: a key, or a mouse click at a cell.
public enum Input: Hashable, Sendable {
  case key(Key)
  case click(Point)
  /// Ctrl-L: the terminal's content is wrong. Only the terminal handles it, like a new size.
  case redraw

  /// The key this input stands for on the frame on screen; nil for a click outside all targets, and for input that
  /// is not the game's.
  public func key(on frame: Frame) -> Key? {
    switch self {
    case .key(let key): key
    case .click(let point): frame.target(at: point).map(Key.target)
    case .redraw: nil
    }
  }
}
