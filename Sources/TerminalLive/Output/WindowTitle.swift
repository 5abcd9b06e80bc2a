import CNcurses

extension NcursesTerminal {
  /// Lets the terminal remember the window's title until it is restored, unless ncurses does so.
  func saveTitle() {
    if supportsTitle, !curses_saves_title() { send("\u{1B}[22;2t") }
  }

  /// Restores the title saved by either; empty if there is none.
  var restoreTitle: String { supportsTitle ? "\u{1B}[23;2t" : "" }
}

/// The terminal is of a family that supports window titles; others might print the title.
func supportsWindowTitle(_ environment: [String: String]) -> Bool {
  let families = [
    "xterm", "screen", "tmux", "rxvt", "konsole", "gnome", "vte", "foot", "alacritty", "kitty",
    "wezterm", "ghostty", "contour", "mlterm", "st", "putty", "iterm", "iterm2", "mintty",
  ]
  let family = environment["TERM"]?.split(separator: "-").first
  return family.map { families.contains(String($0)) } ?? false
}
