/// A key that all terminals distinguish, named as in kitty: `a`, `A`, `ä`, `?`, `space`, `f1`, `ctrl+x`, `shift+tab`.
public struct KeyName: Hashable, TextCodable, ExpressibleByStringLiteral, Sendable {
  /// The name in its canonical form: `escape`, not `esc`; `A`, not `shift+a`.
  public let text: String

  /// The key with a name of at most 32 bytes; nil if there is none.
  public init?(_ name: String) {
    guard name.utf8.count <= 32 else { return nil }
    if let character = Self.character(name) {
      text = String(character)
      return
    }
    let parts = name.lowercased().split(separator: "+", omittingEmptySubsequences: false)
    let base = parts.last.map { Self.otherNames[String($0)] ?? String($0) } ?? ""
    switch parts.dropLast() {
    case [] where Self.named.contains(base): text = base
    case ["shift"] where base == "tab": text = "shift+tab"
    case ["shift"]:
      guard let letter = Self.character(base), letter.isLowercase,
        let upper = Self.character(letter.uppercased())
      else { return nil }
      text = String(upper)
    case ["ctrl"]:
      guard let letter = Self.character(base), Self.withControl.contains(letter) else { return nil }
      text = "ctrl+\(letter)"
    default: return nil
    }
  }

  /// The only character of a text, if it can be typed with a key and seen.
  private static func character(_ text: String) -> Character? {
    guard text.count == 1, let character = text.first, character.unicodeScalars.count <= 2 else {
      return nil
    }
    let isSeen =
      character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
    return isSeen ? character : nil
  }

  private static let named = [
    "left", "right", "up", "down", "home", "end", "enter", "escape", "tab", "backspace", "space",
    "insert", "delete", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
  ]
  private static let otherNames = ["esc": "escape", "return": "enter", "del": "delete"]
  /// Without those that equal other keys (h, i, j, m) or are reserved by terminals and the game (c, l, q, s, z).
  private static let withControl = "abdefgknoprtuvwxy"

  /// The key with a name known to be valid.
  public init(stringLiteral name: StaticString) { text = "\(name)" }

  public var description: String { text }
}
