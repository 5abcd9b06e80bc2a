import CNcurses
import CSignals

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Sets a UTF-8 locale; false if the machine has none.
func useUTF8() -> Bool {
  // Not every system has a C locale with UTF-8.
  for locale in ["", "C.UTF-8", "en_US.UTF-8"] {
    setlocale(LC_CTYPE, locale)
    if isUTF8() { return true }
  }
  return false
}

private func isUTF8() -> Bool {
  nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
}

/// Switches off the mouse, reports of the focus, colours, the scroll region and the keypad, leaves the alternate screen
/// (or moves to the last row, if there is none), and shows the cursor.
private let resetSequence =
  "\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[0m\u{1B}[r\u{1B}[999;1H\u{1B}[?1049l\u{1B}[?25h\u{1B}[?1l\u{1B}>\r"

/// Call it before ncurses changes the modes.
func armGuard() {
  terminal_guard_arm(STDOUT_FILENO, resetSequence, resetSequence.utf8.count)
}

/// Makes signals send something else, too, before all is reset.
func setReset(after farewell: String) {
  let sequence = farewell + resetSequence
  terminal_guard_set_reset(sequence, sequence.utf8.count)
}

@MainActor
func openScreen(
  _ plan: TerminalPlan, environment: [String: String], output: OutputBuffer
) throws(TerminalError) -> OpaquePointer {
  let known = [plan.entry, environment["TERM"] ?? "", "xterm-256color"]
  for entry in known where !entry.isEmpty {
    if let screen = curses_open(entry, output.stream) { return screen }
  }
  let descriptor = dup(STDOUT_FILENO)
  guard descriptor >= 0 else { throw .noDescriptors }
  close(descriptor)
  throw .unknownTerminal(environment["TERM"] ?? "")
}

/// Starts colours and returns the depth, at most the one asked for.
func startColors(_ demanded: ColorDepth?) -> ColorDepth {
  guard demanded != .mono, has_colors(), start_color() == OK else { return .mono }
  use_default_colors()
  let available = ColorDepth(count: curses_color_count())
  return min(demanded ?? available, available)
}
