extension Unicode.Scalar {
  /// The columns it takes in a terminal: 0, 1 or 2.
  ///
  /// Control characters take none.
  ///
  /// The wide ones are the ranges W and F of Unicode's EastAsianWidth.txt, which include all
  /// characters with emoji presentation; combining marks and format characters take none.
  var displayWidth: Int {
    if (0x2500..<0x25FB).contains(value) { return 1 }  // box drawing, blocks: most common
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// The letter of a regional indicator, two of which make a flag; nil for other scalars.
  fileprivate var letterOfFlag: Character? {
    guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41).map(Character.init)
  }

  /// Is one column wide and never combines with others of its kind into one character: printable ASCII and Latin
  /// letters, punctuation, arrows, key symbols, lines, blocks, shapes, stars, notes, and the marks of pairs and slips.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x2010..<0x2028, 0x2190..<0x2194, 0x23CE,
      0x2400..<0x2427, 0x2500..<0x25FB, 0x2605..<0x2607, 0x2669..<0x266D, 0x2713, 0x2717:
      true
    default: false
    }
  }
}

/// The wide characters without emoji presentation.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x17000...0x18D08, 0x1AFF0...0x1AFFE, 0x1B000...0x1B2FF,
  0x1F200...0x1F202, 0x1F210...0x1F265, 0x20000...0x3FFFD,
]

extension Character {
  /// The columns it takes: those of its parts, or of its widest scalar, or 2 with an emoji variation selector.
  public var displayWidth: Int {
    if isASCII { return isControl ? 0 : 1 }
    if let parts { return parts.reduce(0) { $0 + $1.displayWidth } }
    if unicodeScalars.contains("\u{FE0F}"), isEmoji { return 2 }
    return unicodeScalars.reduce(0) { max($0, $1.displayWidth) }
  }

  /// Its substitutes where terminals disagree about the width: the country's letters for a flag, and the single
  /// emoji for a joined one; nil for other characters.
  fileprivate var parts: [Character]? {
    guard unicodeScalars.count > 1, let first = unicodeScalars.first else { return nil }
    if first.letterOfFlag != nil { return unicodeScalars.compactMap(\.letterOfFlag) }
    guard isEmoji, unicodeScalars.contains("\u{200D}") else { return nil }
    return unicodeScalars.split(separator: "\u{200D}").flatMap { String($0) }
  }

  /// Can be shown as an emoji; digits and other ASCII characters do not count.
  private var isEmoji: Bool {
    unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
  }

  /// Would control the terminal or reorder text instead of being displayed: C0 and C1 controls, line and paragraph
  /// separators, and bidirectional overrides.
  var isControl: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C: true
      default: false
      }
    }
  }
}

extension StringProtocol {
  /// The scalars of a text if each is its own character, one column wide; nil for other texts, and for texts wider
  /// than `width`.
  func plainScalars(atMost width: Int) -> UnicodeScalarView? {
    var count = 0
    for scalar in unicodeScalars {
      count += 1
      guard count <= width, scalar.isPlain else { return nil }
    }
    return unicodeScalars
  }

  /// The columns the text takes.
  public var displayWidth: Int {
    if let scalars = plainScalars(atMost: .max) { return scalars.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text without control characters, truncated with `…` to at most `width` columns.
  public func fitted(to width: Int) -> String {
    guard width > 0 else { return "" }
    if plainScalars(atMost: width) != nil { return String(self) }
    var result = ""
    var used = 0
    var cut = result.startIndex  // what still fits with `…` after it
    for character in flatMap({ $0.parts ?? [$0] }) where !character.isControl {
      let columns = character.displayWidth
      if columns == 0 { continue }
      used += columns
      if used > width { return result[..<cut] + "…" }
      result.append(character)
      if used < width { cut = result.endIndex }
    }
    return result
  }
}
