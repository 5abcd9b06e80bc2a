/// How to open the terminal, decided before ncurses starts.
struct TerminalPlan: Equatable {
  let entry: String
  /// The depth; nil for the entry's.
  let depth: ColorDepth?

  /// The plan for an environment: the player's request takes precedence over the terminal's reports.
  ///
  /// 24-bit colour needs an entry that supports it, whatever COLORTERM says, so one of our own is used that is
  /// otherwise like the terminal's. COLORTERM describes the outermost terminal, and is ignored inside GNU screen
  /// and Emacs, which have fewer colours. For the most common terminals with 256 colours there are entries that
  /// make ncurses faster. A bare "xterm" means 256 colours today, and "mlterm" 24 bits. A bare "screen" means 256
  /// in tmux, which knows the terminal around it; GNU screen uses that name when the outer terminal has fewer, and
  /// turns grey into blue. NO_COLOR, if not empty, means mono (no-color.org).
  init(demanded: ColorDepth?, environment: [String: String]) {
    let term = environment["TERM"].flatMap { $0.isEmpty ? nil : $0 } ?? "xterm-256color"
    let says24Bit =
      ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased() ?? "")
      && !Self.hidesOutermost(term: term, environment: environment) || term == "mlterm"
    let hasColor = environment["NO_COLOR"]?.isEmpty != false
    depth = demanded ?? (!hasColor ? .mono : says24Bit ? .truecolor : nil)
    let isOld = term == "screen" && depth == nil && environment["TMUX"] == nil
    let modern = isOld ? term : Self.modern[term] ?? term
    entry =
      switch depth {
      case .truecolor:
        "memorytunes-" + (["tmux", "screen"].first(where: term.hasPrefix) ?? "xterm")
      case .palette256 where !modern.contains("256"): "memorytunes-xterm-256color"
      case .palette256, nil: Self.quick[modern] ?? modern
      default: modern
      }
  }

  /// Runs inside a terminal that may have fewer colours than the outermost one.
  private static func hidesOutermost(term: String, environment: [String: String]) -> Bool {
    let isScreen = term.hasPrefix("screen") || environment["STY"] != nil
    return term.hasPrefix("eterm") || environment["INSIDE_EMACS"] != nil
      || isScreen && environment["TMUX"] == nil
  }

  /// Entries to use for names that date from terminals with eight colours.
  private static let modern = [
    "xterm": "xterm-256color", "screen": "screen-256color", "tmux": "tmux-256color",
  ]

  /// Entries that have a faster one of ours.
  private static let quick = [
    "xterm-256color": "memorytunes-xterm-256color", "tmux-256color": "memorytunes-tmux-256color",
    "screen-256color": "memorytunes-screen-256color", "screen": "memorytunes-screen-8color",
  ]
}
