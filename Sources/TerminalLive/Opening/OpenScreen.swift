import CNcurses
import CPlatform
import Platform

/// Sets a UTF-8 locale; false if the machine has none.
func useUTF8() -> Bool {
  // Not every system has a C locale with UTF-8.
  for locale in ["", "C.UTF-8", "en_US.UTF-8"] {
    setlocale(LC_CTYPE, locale)
    if let name = nl_langinfo(nl_item(CODESET)), String(cString: name) == "UTF-8" { return true }
  }
  return false
}

/// Switches off the mouse, focus reports, colours, the scroll region and the keypad, leaves the alternate screen
/// (or moves to the last row, if there is none), and shows the cursor.
let resetSequence =
  "\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[0m\u{1B}[r\u{1B}[999;1H\u{1B}[K\u{1B}[?1049l\u{1B}[?25h\u{1B}[?1l\u{1B}>\r"

/// Makes signals send something else, too, before everything is reset.
func setReset(after farewell: String) {
  let sequence = farewell + resetSequence
  terminal_guard_set_reset(sequence, sequence.utf8.count)
}

/// Lets all rows scroll; it moves the cursor without ncurses knowing, so clear the screen next.
///
/// ncurses sets margins for the size at the start: a terminal enlarged since would scroll each picture that crosses
/// the lower one.
let resetMargins = "\u{1B}[r"

@MainActor
func openScreen(
  _ plan: TerminalPlan, environment: [String: String], output: OutputBuffer
) throws(TerminalError) -> OpaquePointer {
  let size = windowSize
  let isTooLarge = size.map { $0 != $0.withinLimits } ?? false
  // LINES and COLUMNS may belong to another window: they count only if the system knows no size.
  use_env(size == nil)
  use_tioctl(size != nil && !isTooLarge)
  let entries = [plan.entry, environment["TERM"] ?? "", "xterm-256color"].filter { !$0.isEmpty }
  for entry in entries {
    guard let screen = curses_open(entry, output.stream) else { continue }
    if isTooLarge { adoptWindowSize() }
    return screen
  }
  let descriptor = dup(STDOUT_FILENO)
  guard descriptor >= 0 else { throw .noDescriptors }
  close(descriptor)
  var problem: Int32 = 0
  if entries.contains(where: { setupterm($0, STDOUT_FILENO, &problem) == OK }) {
    throw .largeWindow
  }
  throw .unknownTerminal(environment["TERM"] ?? "")
}

/// Makes ncurses adopt the window's current size, within limits; false if it is unknown.
@discardableResult @MainActor
func adoptWindowSize() -> Bool {
  guard let size = windowSize?.withinLimits else { return false }
  return resizeterm(Int32(size.height), Int32(size.width)) == OK
}

private var windowSize: Size? {
  guard let (columns, rows, _, _) = window(), columns > 0, rows > 0 else { return nil }
  return Size(width: columns, height: rows)
}

/// The size of a terminal's window in cells and in pixels, 0 if unknown; nil without a terminal.
public func window(
  of descriptor: Int32 = STDOUT_FILENO
) -> (columns: Int, rows: Int, width: Int, height: Int)? {
  var window = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return nil }
  return (Int(window.ws_col), Int(window.ws_row), Int(window.ws_xpixel), Int(window.ws_ypixel))
}

extension Size {
  /// At most 1000 × 500 cells: each takes 160 bytes in ncurses and the game, and ncurses counts columns
  /// and rows in 16 bits.
  fileprivate var withinLimits: Size { Size(width: min(width, 1000), height: min(height, 500)) }
}

/// Starts colours and returns the depth, at most the one requested.
func startColors(_ demanded: ColorDepth?) -> ColorDepth {
  guard demanded != .mono, has_colors(), start_color() == OK else { return .mono }
  use_default_colors()
  let available = ColorDepth(count: curses_color_count())
  return min(demanded ?? available, available)
}
