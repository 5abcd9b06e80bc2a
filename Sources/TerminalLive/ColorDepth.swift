import Terminal

/// How many colours are drawn in.
public enum ColorDepth: Comparable, Sendable {
  /// Bold, dim and reverse only.
  case mono
  /// The terminal's own 8 colours.
  case palette8
  /// The terminal's own 16 colours.
  case palette16
  /// The xterm palette.
  case palette256
  /// 24 bits a colour.
  case truecolor
}

/// What a terminal is opened with, decided before ncurses starts.
struct TerminalPlan: Equatable {
  /// The terminfo entry.
  let entry: String
  /// The depth, or nil for what the entry says.
  let depth: ColorDepth?

  /// The plan for an environment: what the player demands goes before what the terminal says.
  ///
  /// 24-bit colour needs an entry that knows of it, whatever COLORTERM says, so one of our own is
  /// used, alike to the terminal's. For the most common terminals with 256 colours there are entries
  /// that ncurses is quicker with. A bare "xterm" means 256 colours today. NO_COLOR, if not empty,
  /// means mono (no-color.org).
  init(demanded: ColorDepth?, environment: [String: String]) {
    let term = environment["TERM"].flatMap { $0.isEmpty ? nil : $0 } ?? "xterm-256color"
    let says24Bit = ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased() ?? "")
    if let demanded {
      depth = demanded
    } else if environment["NO_COLOR"]?.isEmpty == false {
      depth = .mono
    } else {
      depth = says24Bit ? .truecolor : nil
    }
    let modern = Self.modern[term] ?? term
    entry =
      switch depth {
      case .truecolor: Self.directEntry(like: term)
      case .palette256 where !modern.contains("256"): "memorytunes-xterm-256color"
      case .palette256, nil: Self.quick.contains(modern) ? "memorytunes-" + modern : modern
      default: modern
      }
  }

  /// Entries for the names that terminals still bear from when they had eight colours.
  private static let modern = [
    "xterm": "xterm-256color", "screen": "screen-256color", "tmux": "tmux-256color",
  ]

  /// Entries with 256 colours that there is a quicker one for.
  private static let quick = ["xterm-256color", "screen-256color", "tmux-256color"]

  private static func directEntry(like term: String) -> String {
    for family in ["tmux", "screen"] where term.hasPrefix(family) { return "memorytunes-\(family)" }
    return "memorytunes-xterm"
  }
}
