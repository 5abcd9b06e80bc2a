import CNcurses

extension Charset {
  /// The scalars to send for a character that takes one or two columns of the frame.
  ///
  /// ncurses, like many terminals, considers some emoji narrow and others unknown. Replaces any it would draw with
  /// another width, which would shift everything to the right.
  func scalars(of character: Character, isWide: Bool) -> [Unicode.Scalar] {
    guard self == .unicode else { return Array(shown(character).character.unicodeScalars) }
    let scalars = Array(character.unicodeScalars)
    switch (columns(of: character), isWide) {
    case (2, true), (1, false): return scalars
    case (1, true) where !scalars[0].properties.isEmojiPresentation: return [scalars[0]]
    default: return ["?"]
    }
  }

  /// The columns it takes in ncurses, or those of its substitute.
  func columns(of character: Character) -> Int {
    guard self == .unicode, let first = character.unicodeScalars.first else { return 1 }
    return curses_width(wchar_t(first.value)) == 2 ? 2 : 1
  }
}
