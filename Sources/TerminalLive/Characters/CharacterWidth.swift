import CNcurses

extension Charset {
  /// What to send for a character that takes one or two columns of the frame.
  ///
  /// ncurses, and with it many terminals, takes some emoji for narrow, others for characters it does
  /// not know. What it would draw in other columns is replaced, or all to the right would be shifted.
  func scalars(of character: Character, isWide: Bool) -> [Unicode.Scalar] {
    guard self == .unicode else { return Array(shown(character).character.unicodeScalars) }
    let scalars = Array(character.unicodeScalars)
    switch (columns(of: character), isWide) {
    case (2, true), (1, false): return scalars
    case (1, true) where !scalars[0].properties.isEmojiPresentation: return [scalars[0]]
    default: return ["?"]
    }
  }

  /// How many columns ncurses, or the character in its place, takes for it.
  func columns(of character: Character) -> Int {
    guard self == .unicode, let first = character.unicodeScalars.first else { return 1 }
    return curses_width(wchar_t(first.value)) == 2 ? 2 : 1
  }
}
