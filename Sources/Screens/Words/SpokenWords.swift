import MemoryTunes

extension String {
  /// The text as a sentence to read aloud: words for signs, single spaces, and a final mark.
  ///
  /// Keeps letters; other characters beyond ASCII become words or are dropped.
  var spoken: String {
    let words = (hasSigns ? withStarsCounted.withSizesSpoken.map(\.spokenSign).joined() : self)
      .split(whereSeparator: \.isWhitespace).map(\.withTimeSpoken).joined(separator: " ")
      .replacing(" ,", with: ",").replacing(" .", with: ".")
    guard let last = words.last else { return "" }
    return ".!?:".contains(last) || words.hasSuffix(".\"") ? words : words + "."
  }

  /// The text with a full stop, unless it ends with one, as "Co." does.
  var ended: String { hasSuffix(".") ? self : self + "." }

  /// Has anything besides ASCII letters, numbers and marks that are spoken unchanged.
  private var hasSigns: Bool {
    utf8.contains { !(0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "/") }
  }

  /// "4 by 4" instead of "4×4", "71 of 99" instead of "71/99", and "1 to 2" instead of "1–2".
  private var withSizesSpoken: String {
    let characters = Array(self)
    return characters.indices.map { index in
      let isBetweenDigits =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber
        && characters[index + 1].isNumber
      return switch characters[index] {
      case "×" where isBetweenDigits: " by "
      case "/" where isBetweenDigits: " of "
      case "–" where isBetweenDigits: " to "
      default: String(characters[index])
      }
    }.joined()
  }

  /// The same for a spoken text and its typed variants: "4x4" for "4 by 4" and "4 X 4".
  var comparable: String {
    lowercased().replacing(" by ", with: "x").filter { !$0.isWhitespace }
  }

  /// "4 of 5 stars" instead of "★ ★ ★ ★ ☆".
  private var withStarsCounted: String {
    var (text, stars, total, gap) = ("", 0, 0, "")
    func counted() -> String {
      switch (stars, total) {
      case (_, 0): gap
      case (1, 1): "star" + gap
      default: "\(stars) of \(total) stars" + gap
      }
    }
    for character in self {
      switch character {
      case "★", "☆":
        if character == "★" { stars += 1 }
        (total, gap) = (total + 1, "")
      case " " where total > 0: gap += " "
      default:
        text += counted() + String(character)
        (stars, total, gap) = (0, 0, "")
      }
    }
    return text + counted()
  }
}

extension Substring {
  /// "1 minute 24 seconds" instead of "01:24", also before a mark; other words are unchanged.
  fileprivate var withTimeSpoken: String {
    let mark = drop { $0.isNumber || $0 == ":" }
    let parts = dropLast(mark.count).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count < 4 ? Int($0) : nil }
    guard (2...3).contains(parts.count), numbers.count == parts.count, parts.last?.count == 2 else {
      return String(self)
    }
    return spokenTime(numbers.reduce(0) { $0 * 60 + $1 }) + mark
  }
}

extension Character {
  /// Its spoken word.
  fileprivate var spokenSign: String {
    switch self {
    case "×": " times "
    case "’", "‘": "'"
    case "“", "”": "\""
    case "–": "-"
    case "−": "minus "
    case "±": "plus or minus "
    case "…": "..."
    case "·": ","
    case "→": "to"
    case "♛": "crown"
    case "✓": "yes"
    case _ where unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }: " "
    case _ where isASCII || isLetter || isNumber: String(self)
    default: " "
    }
  }
}
