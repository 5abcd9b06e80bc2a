extension String {
  /// The text without anything that could control a terminal or reverse its writing direction, at most 200
  /// characters; empty if invisible.
  public var cleaned: String { cleaned(atMost: 200) }

  /// The same with a limit of its own, in characters.
  public func cleaned(atMost limit: Int) -> String {
    let scalars = unicodeScalars.lazy.filter(\.isHarmless).prefix(10 * limit)
    let text = String(String.UnicodeScalarView(scalars))
    let cut = String(text.prefix(limit)).trimmed
    return cut.isInvisible ? "" : cut
  }

  /// Cleaning strips nothing from it, whatever its length; false if it is empty.
  ///
  /// O(length), without building a text.
  public var isClean: Bool {
    guard let first, let last else { return false }
    if utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return true }
    return unicodeScalars.allSatisfy(\.isHarmless) && !first.isWhitespace && !last.isWhitespace
      && !isInvisible
  }

  /// The text has nothing visible.
  public var isInvisible: Bool { !unicodeScalars.contains(where: \.isVisible) }

  private var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension Unicode.Scalar {
  /// Neither controls a terminal nor reverses its writing direction; neither private nor unassigned.
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .privateUse, .unassigned: false
    default: !isObeyed
    }
  }

  /// Is visible on its own: not a control, space, combining mark, or anything that Unicode leaves blank.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spaceSeparator, .control, .format, .lineSeparator,
      .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return false
    default: break
    }
    // The empty braille pattern and the note without a head are symbols, but blank.
    return !properties.isDefaultIgnorableCodePoint && self != "\u{2800}" && self != "\u{1D159}"
  }
}
