/// The nearest ASCII character, for terminals without Unicode; "?" if there is none.
func asciiFallback(for character: Character) -> Character {
  if character.isASCII { return character }
  return switch character {
  case "─", "–", "—", "−", "□", "·": "-"
  case "━": "="
  case "│", "┃", "▌", "▐", "▏", "‖": "|"
  case "╭", "╮", "╰", "╯", "┏", "┓", "┗", "┛", "┌", "┐", "└", "┘", "├", "┤", "✓": "+"
  case "▁", "▂", "▃", "☆": "."
  case "▅", "▆", "▇": ":"
  case "█", "■": "#"
  case "▀", "“", "”": "\""
  case "▄": "_"
  case "▸", "▶", "›", "→": ">"
  case "‹", "←": "<"
  case "▲", "↑": "^"
  case "↓": "v"
  case "🟩": "P"
  case "⬜": "N"
  case "🔶": "S"
  case "●": "o"
  case "◆": "%"
  case "★": "*"
  case "×", "✗": "x"
  case "♪", "±", "…": "~"
  case "♛": "W"
  case "’", "‘": "'"
  default: withoutMarks(character) ?? "?"
  }
}

extension String {
  /// The text with the nearest ASCII characters, for output without Unicode.
  public var asASCII: String { String(replacing("…", with: "...").map(asciiFallback)) }
}

/// The environment's locale has the characters of Unicode.
public func expectsUTF8(environment: [String: String]) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { $0 != "" }
  let codeset = locale?.uppercased() ?? ""
  return codeset.contains("UTF-8") || codeset.contains("UTF8")
}

/// The letter without its accent: Unicode names é "LATIN SMALL LETTER E WITH ACUTE".
private func withoutMarks(_ character: Character) -> Character? {
  let words = character.unicodeScalars.first?.properties.name?.split(separator: " ") ?? []
  guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1 else {
    return nil
  }
  return Character(words[1] == "SMALL" ? words[3].lowercased() : String(words[3]))
}
