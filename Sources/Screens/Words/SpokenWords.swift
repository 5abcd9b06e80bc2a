extension String {
  /// The text as a sentence to read aloud: words for signs, single blanks, and a final mark.
  ///
  /// Keeps letters, and the punctuation of languages without blanks; other characters beyond ASCII become words or are
  /// dropped.
  public var spoken: String {
    (hasSigns
      ? replacing("«\u{A0}", with: "«").replacing("\u{A0}»", with: "»").withStarsCounted
        .withNumbersJoined.map(\.spokenSign).joined() : self)
      .split(whereSeparator: \.isWhitespace)
      .reduce(into: "") { text, word in
        let isJoined = text.last?.isWideMark ?? true || word.first.map(\.isJoined) ?? true
        text += (isJoined ? "" : " ") + word.withTimesSpoken
      }
      .withFinalMark
  }

  /// The text as a sentence: with a full stop, unless it is empty or ends with a mark.
  var withFinalMark: String {
    guard let last else { return "" }
    let isFinished =
      ".!?:。！？：".contains(last) || [".\"", "。\"", "。」", "。』"].contains(where: hasSuffix)
    return isFinished ? self : tr("\(self).")
  }

  /// The text with a full stop, unless it ends with one, as "Co." does.
  var ended: String { last?.isFullStop == true ? self : tr("\(self).") }

  /// The text without a full stop at its end.
  var unended: String { last?.isFullStop == true ? String(dropLast()) : self }

  /// Has anything besides ASCII letters, numbers and marks that are spoken unchanged.
  private var hasSigns: Bool {
    utf8.contains { !(0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "/") }
  }

  /// "4 by 4" instead of "4×4", "71 of 99" instead of "71/99", and "1 to 2" instead of "1–2".
  private var withNumbersJoined: String {
    let characters = Array(self)
    var (text, index) = ("", 0)
    func number() -> String {
      let digits = characters[index...].prefix(while: \.isNumber)
      index += digits.count
      return String(digits)
    }
    while index < characters.count {
      var phrase = number()
      while !phrase.isEmpty, index + 1 < characters.count, characters[index + 1].isNumber,
        "×/–".contains(characters[index])
      {
        let (left, sign) = (phrase, characters[index])
        index += 1
        phrase = left.joined(by: sign, to: number())
      }
      text += phrase
      guard index < characters.count else { break }
      text.append(characters[index])
      index += 1
    }
    return text
  }

  /// Two numbers with the meaning of a sign between them.
  private func joined(by sign: Character, to number: String) -> String {
    switch sign {
    case "×": Self.size(self, number)
    case "/": tr("\(self) of \(number)", in: "spoken score")
    default: tr("\(self) to \(number)", in: "spoken range")
    }
  }

  /// "4 by 4", columns by rows; what stands between the numbers is also what a player types there.
  private static func size(_ columns: String, _ rows: String) -> String {
    tr("\(columns) by \(rows)", in: "spoken size")
  }

  /// The same for a spoken text and its typed variants: "4x4" for "4 by 4" and "4 X 4".
  var comparable: String {
    let by = Self.size("", "").typed
    return typed.split(separator: by.isEmpty ? "×" : by, omittingEmptySubsequences: false)
      .joined(separator: "x").replacing("×", with: "x").filter { !$0.isWhitespace }
  }

  /// "4 of 5 stars" instead of "★ ★ ★ ★ ☆".
  private var withStarsCounted: String {
    var (text, stars, total, gap) = ("", 0, 0, "")
    func counted() -> String {
      switch (stars, total) {
      case (_, 0): gap
      // As a sign by itself: "star 7 golden".
      case (1, 1): tr("star", in: "spoken sign") + gap
      default: tr("\(stars) of \(total) star", "\(stars) of \(total) stars", count: total) + gap
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
  ///
  /// A time is at the start, or after a character beyond ASCII, because some languages have no blanks before it.
  fileprivate var withTimesSpoken: String {
    var (text, rest) = ("", self)
    while !rest.isEmpty {
      let time = rest.prefix { $0.isNumber || $0 == ":" }
      text += time.spokenTime ?? String(time)
      rest = rest.dropFirst(time.count)
      let end = rest.firstIndex { !$0.isASCII }.map(rest.index(after:)) ?? rest.endIndex
      text += rest[..<end]
      rest = rest[end...]
    }
    return text
  }

  /// The time that it is; nil if it is none.
  private var spokenTime: String? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count < 4 ? Int($0) : nil }
    guard (2...3).contains(parts.count), numbers.count == parts.count, parts.last?.count == 2 else {
      return nil
    }
    return Screens.spokenTime(numbers.reduce(0) { $0 * 60 + $1 })
  }
}

extension Character {
  fileprivate var isFullStop: Bool { self == "." || self == "。" }

  /// Has no blank before it.
  fileprivate var isJoined: Bool { self == "," || self == "." || isWideMark }

  /// A mark of Chinese or Japanese, as wide as a letter of theirs, without blanks around it.
  fileprivate var isWideMark: Bool {
    guard let value = unicodeScalars.first?.value, !isLetter, !isNumber else { return false }
    return (0x3001...0x301F).contains(value) || (0xFF01...0xFF65).contains(value) || value == 0x30FB
  }

  /// Its spoken word.
  fileprivate var spokenSign: String {
    switch self {
    // "1.20 times perfect memory".
    case "×": " \(tr("times", in: "spoken sign")) "
    case "’", "‘", "‚": "'"
    case "“", "”", "„", "«", "»": "\""
    case "–", "—": "-"
    case "−": "\(tr("minus", in: "spoken sign")) "
    case "±": "\(tr("plus or minus", in: "spoken sign")) "
    case "…": "..."
    case "·": comma.filter { $0 != " " }
    // From one number to another: "1621 to 1417".
    case "→": tr("to", in: "spoken sign")
    case "♛": tr("crown", in: "spoken sign")
    case "✓": tr("yes", in: "spoken sign")
    case "¿", "¡", "№": String(self)
    case _ where unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }: " "
    case _ where isASCII || isLetter || isNumber || isWideMark: String(self)
    default: " "
    }
  }
}

/// Between parts of a list that have commas themselves, with its blank if the language has one there.
public var semicolon: String { tr("; ", in: "list") }
