import CNcurses
import Terminal

extension NcursesTerminal {
  /// Lets the terminal remember the window's title until it is restored.
  func saveTitle() {
    if supportsTitle, !curses_saves_title() { send("\u{1B}[22;2t") }
  }

  /// Restores the title that was saved; empty if none was, or if ncurses does it.
  var restoreTitle: String { supportsTitle && !curses_saves_title() ? "\u{1B}[23;2t" : "" }

  /// The same for a signal handler, which has no ncurses.
  var restoreTitleAfterSignal: String {
    curses_saves_title() ? restoreTitleByNcurses : restoreTitle
  }
}

/// What names the window.
func titleSequence(_ title: String) -> String { "\u{1B}]2;\(title)\u{7}" }

/// What ncurses sends to restore the title that it has saved.
let restoreTitleByNcurses = "\u{1B}[23;0;0t"

/// Whether the terminal is of a family whose windows can be named; others might print the title.
func supportsWindowTitle(_ environment: [String: String]) -> Bool {
  let families = [
    "xterm", "screen", "tmux", "rxvt", "konsole", "gnome", "vte", "foot", "alacritty", "kitty",
    "wezterm", "ghostty", "contour", "mlterm", "st", "putty", "iterm", "iterm2", "mintty",
  ]
  let family = environment["TERM"]?.split(separator: "-").first
  return family.map { families.contains(String($0)) } ?? false
}
