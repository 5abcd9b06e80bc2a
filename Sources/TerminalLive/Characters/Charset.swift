/// The characters that a terminal is trusted to show.
public enum Charset: Sendable {
  case unicode
  /// ASCII and single lines: the fonts of the Linux console have hardly any other characters of ours, and none of
  /// the blocks used for pictures.
  case console
  case ascii

  /// The characters of a terminal; `hasUTF8` says whether the machine has a locale with UTF-8.
  public init(demandsASCII: Bool, hasUTF8: Bool, environment: [String: String]) {
    let isConsole = environment["TERM"]?.hasPrefix("linux") ?? false
    self = demandsASCII || !hasUTF8 ? .ascii : isConsole ? .console : .unicode
  }

  /// It has all characters of a text, or some that are like them.
  public func canShow(_ text: String) -> Bool { text.allSatisfy { shown($0).character != "?" } }

  /// The nearest character that can be shown, and whether to exchange its colours: a space then fills the cell.
  func shown(_ character: Character) -> (character: Character, isReversed: Bool) {
    switch self {
    case .unicode: (character, false)
    case .ascii: (asciiFallback(for: character), false)
    case .console: consoleFallback(for: character)
    }
  }
}

private func consoleFallback(for character: Character) -> (Character, Bool) {
  switch character {
  case "─", "│", "┌", "┐", "└", "┘", "├", "┤": (character, false)
  case "╭": ("┌", false)
  case "╮": ("┐", false)
  case "╰": ("└", false)
  case "╯": ("┘", false)
  case "━", "┃", "┏", "┓", "┗", "┛", "▌", "▐", "█": (" ", true)
  default: (asciiFallback(for: character), false)
  }
}
