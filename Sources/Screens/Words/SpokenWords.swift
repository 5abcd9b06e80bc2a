extension String {
  /// The text as a sentence to read aloud: words for signs, single blanks, and a final mark.
  ///
  /// Keeps letters, and the punctuation of languages without blanks; other characters beyond ASCII become words or are
  /// dropped.
  public var spoken: String {
    replacing("«\u{A0}", with: "«").replacing("\u{A0}»", with: "»").withSignsSpoken
      .split(whereSeparator: \.isWhitespace)
      .reduce(into: "") { text, word in
        let isJoined = text.last?.isWideMark ?? true || word.first.map(\.isJoined) ?? true
        text += (isJoined ? "" : " ") + word
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

  /// The text without a full stop at its end.
  var unended: String { last == "." || last == "。" ? String(dropLast()) : self }

  /// "4 by 4" instead of "4×4", "71 of 99" instead of "71/99", "1 to 2" instead of "1–2", "1 minute 24 seconds" instead
  /// of "01:24", "4 of 5 stars" instead of "★ ★ ★ ★ ☆", and a word for each other sign.
  private var withSignsSpoken: String {
    var (text, rest) = ("", self[...])
    func take(while isTaken: (Character) -> Bool) -> Substring {
      let taken = rest.prefix(while: isTaken)
      rest = rest[taken.endIndex...]
      return taken
    }
    func takeNumber() -> String {
      let number = take { $0.isNumber || $0 == ":" }
      // Some languages have no blank before a time.
      let canBeTime = text.last.map { $0.isWhitespace || !$0.isASCII } ?? true
      return (canBeTime ? number.spokenTime : nil) ?? String(number)
    }
    while let first = rest.first {
      if first.isNumber {
        var phrase = takeNumber()
        while let sign = rest.first, "×/–".contains(sign), rest.dropFirst().first?.isNumber == true
        {
          rest.removeFirst()
          phrase = phrase.joined(by: sign, to: takeNumber())
        }
        text += phrase
      } else if "★☆".contains(first) {
        text += take { "★☆ ".contains($0) }.spokenStars
      } else {
        text += rest.removeFirst().spokenSign
      }
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
}

extension Substring {
  /// "4 of 5 stars" instead of "★ ★ ★ ★ ☆", with the blank after them.
  fileprivate var spokenStars: String {
    let signs = filter { $0 != " " }
    let (stars, total) = (signs.count { $0 == "★" }, signs.count)
    let words =
      // As a sign by itself: "star 7 golden".
      signs == "★"
      ? tr("star", in: "spoken sign")
      : tr("\(stars) of \(total) star", "\(stars) of \(total) stars", count: total)
    return last == " " ? words + " " : words
  }

  /// The time that it is; nil if it is none.
  fileprivate var spokenTime: String? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count < 4 ? Int($0) : nil }
    guard (2...3).contains(parts.count), numbers.count == parts.count, parts.last?.count == 2 else {
      return nil
    }
    return Screens.spokenTime(numbers.reduce(0) { $0 * 60 + $1 })
  }
}

extension Character {
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
