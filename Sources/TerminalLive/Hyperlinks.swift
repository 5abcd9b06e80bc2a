import CNcurses
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension NcursesTerminal {
  /// Sends the links of the frame on screen to the terminal.
  ///
  /// ncurses does not support links. So their cells are drawn again, between the sequences that
  /// begin and end a link (OSC 8); anything drawn over them later is not a link.
  func drawLinks(of frame: Frame) {
    guard supportsLinks, frame.links != drawnLinks else { return }
    drawnLinks = frame.links
    for link in frame.links where isHarmless(link.address) {
      let cells = link.rectangle.points.filter { frame[$0] != nil }
        .map { $0.y * frame.size.width + $0.x }
      put(cells, of: Frame(size: frame.size, style: frame.style), [])
      refresh()
      send("\u{1B}]8;;\(link.address)\u{1B}\\")
      put(cells, of: frame, [])
      refresh()
      send("\u{1B}]8;;\u{1B}\\")
    }
  }

  func refresh() {
    wnoutrefresh(curses_screen_window())
    doupdate()
  }
}

/// Whether an address is safe to put into an escape sequence.
private func isHarmless(_ address: String) -> Bool {
  address.hasPrefix("https://") && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
}

/// Whether the terminal is known to support links; others might print the sequences.
func supportsHyperlinks(_ environment: [String: String]) -> Bool {
  let names = ["kitty", "foot", "alacritty", "ghostty", "wezterm", "contour"]
  let programs = ["iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper", "rio"]
  let term = environment["TERM"] ?? ""
  return term.split(separator: "-").contains { names.contains(String($0)) }
    || programs.contains(environment["TERM_PROGRAM"] ?? "")
    || environment["WT_SESSION"] != nil || environment["KONSOLE_VERSION"] != nil
    || (environment["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= 5000
}
