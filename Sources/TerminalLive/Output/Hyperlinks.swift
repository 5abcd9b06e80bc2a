import CNcurses
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension NcursesTerminal {
  /// Draws the cells of old and new links.
  ///
  /// ncurses does not support links. So all of these are first drawn otherwise, then as they are: those
  /// of links between the sequences that begin and end a link (OSC 8).
  func drawLinks(of frame: Frame) {
    let links = frame.links.filter { isHarmless($0.address) }
    let linked = Set(links.flatMap { cells(of: $0, in: frame) })
    let formerlyLinked = Set(drawnLinks.flatMap { cells(of: $0, in: frame) })
    drawnLinks = frame.links
    drawOtherwise(linked.union(formerlyLinked).sorted(), of: frame)
    put(formerlyLinked.subtracting(linked).sorted(), of: frame, drawnPictures)
    for link in links { draw(cells(of: link, in: frame), of: frame, linkingTo: link.address) }
    moveCursor(of: frame)
  }

  /// Draws adjacent cells of a row as a link.
  ///
  /// No movement of the cursor is part of it, because ncurses may move by writing what is already
  /// there.
  private func draw(_ cells: [Int], of frame: Frame, linkingTo address: String) {
    guard let start = cells.first else { return }
    let (y, x) = start.quotientAndRemainder(dividingBy: frame.size.width)
    wmove(curses_screen_window(), Int32(y), Int32(x))
    refresh()
    put(cells, of: frame, drawnPictures)
    leaveok(curses_screen_window(), true)
    send("\u{1B}]8;;\(address)\u{1B}\\")
    refresh()
    send("\u{1B}]8;;\u{1B}\\")
    leaveok(curses_screen_window(), false)
  }

  /// The cells of a link; a wide character is part of it as a whole, or not at all.
  private func cells(of link: Frame.Link, in frame: Frame) -> [Int] {
    link.rectangle.points.flatMap { point -> [Int] in
      guard let cell = frame[point], cell.glyph != .continuation else { return [] }
      let index = point.y * frame.size.width + point.x
      let next = frame[Point(x: point.x + 1, y: point.y)]
      return next?.glyph == .continuation ? [index, index + 1] : [index]
    }
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
