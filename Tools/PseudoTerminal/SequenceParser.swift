/// Finds terminal control sequences in a stream of bytes.
struct SequenceParser: Sendable {
  enum Sequence: Equatable {
    /// Shift out or shift in.
    case control(UInt8)
    /// Esc and one character.
    case escape(Character)
    /// Esc, the set, and the character set assigned to it.
    case characterSet(Character, Character)
    /// Esc `[`, a prefix like `?` or an intermediate byte, numbers, and the final character.
    case command(String, [Int], Character)
    /// Esc, what kind of string it begins (`_` for APC), and the beginning of the string.
    case string(Character, String)
  }

  private enum Place {
    case text, escape, command, string, stringEscape
    case characterSet(Character)
  }

  private var place = Place.text
  private var mark = ""
  private var digits = ""
  private var kind: Character = "_"
  private var text = ""

  /// As much of a string as is kept.
  private static let longestText = 100

  /// The sequence that this byte completes; nil if there is none.
  mutating func feed(_ byte: UInt8) -> Sequence? {
    switch (place, byte) {
    case (.string, 0x1B): place = .stringEscape
    case (.string, 0x07), (.stringEscape, UInt8(ascii: "\\")):
      place = .text
      return .string(kind, text)
    case (.string, _): if text.utf8.count < Self.longestText { text.append(character(byte)) }
    case (.stringEscape, _), (.escape, _): return afterEscape(byte)
    case (_, 0x1B): place = .escape
    case (_, 0x18), (_, 0x1A): place = .text
    case (.text, 0x0E), (.text, 0x0F): return .control(byte)
    case (.text, _): break
    case (.characterSet(let set), _):
      place = .text
      return .characterSet(set, character(byte))
    case (.command, _): return inCommand(byte)
    }
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) -> Sequence? {
    place = .text
    switch character(byte) {
    case "[": (place, mark, digits) = (.command, "", "")
    case "]", "P", "X", "^", "_": (place, kind, text) = (.string, character(byte), "")
    case "\u{1B}": place = .escape
    case "(", ")", "*", "+": place = .characterSet(character(byte))
    case let other: return .escape(other)
    }
    return nil
  }

  private mutating func inCommand(_ byte: UInt8) -> Sequence? {
    switch byte {
    case 0x30...0x3B: digits.append(character(byte))
    case 0x3C...0x3F, 0x20...0x2F: mark.append(character(byte))
    case 0x40...0x7E:
      place = .text
      return .command(mark, numbers(in: digits), character(byte))
    // A control character within a sequence takes effect at once, and the sequence continues.
    default: break
    }
    return nil
  }

  /// Omitted numbers are 0.
  private func numbers(in digits: String) -> [Int] {
    guard !digits.isEmpty else { return [] }
    return digits.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }
      .map { Int($0) ?? 0 }
  }

  private func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}
