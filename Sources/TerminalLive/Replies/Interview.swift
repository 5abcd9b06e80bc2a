import CNcurses
import CPlatform
import Platform

/// Asks the terminal of this process about itself, for at most a second, and leaves it as it was; nil without one.
public func interviewTerminal(environment: [String: String]) -> TerminalTraits? {
  let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
  guard terminal >= 0 else { return nil }
  defer { close(terminal) }
  var modes = termios()
  guard tcgetattr(terminal, &modes) == 0 else { return nil }
  var raw = modes
  cfmakeraw(&raw)
  raw.c_lflag |= tcflag_t(ISIG)
  terminal_guard_arm(terminal)
  tcsetattr(terminal, TCSAFLUSH, &raw)
  defer {
    // Late answers are not left for the shell.
    tcsetattr(terminal, TCSAFLUSH, &modes)
    terminal_guard_disarm()
  }
  let kind = TerminalKind(environment)
  guard kind != .silent else { return TerminalTraits() }
  // One of the questions is visible: the alternate screen hides it.
  let questions =
    "\u{1B}[?1049h" + charsetQuestion + "\u{1B}[?1049l" + keyboardQuestion(kind) + kind.questions
  _ = write(terminal, questions, questions.utf8.count)
  return answers(on: terminal)
}

/// The terminal answers in the order of the questions.
private func answers(on terminal: Int32) -> TerminalTraits {
  var traits = TerminalTraits()
  var decoder = InputDecoder()
  let end = ContinuousClock.now + .seconds(1)
  while traits.attributes == nil, canRead(terminal, until: end) {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(terminal, &bytes, bytes.count)
    guard count > 0 else { break }
    _ = decoder.decode(bytes[..<count].map { .character(UInt32($0)) }, awaitsReply: true)
    for reply in decoder.replies { traits.read(reply) }
    decoder.replies = []
  }
  return traits
}

/// Waits for input until a deadline; false if nothing comes, or the terminal is gone.
func canRead(_ terminal: Int32, until end: ContinuousClock.Instant) -> Bool {
  let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
  var ready = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
  return left > 0 && poll(&ready, 1, Int32(left.rounded(.up))) > 0
    && ready.revents == Int16(POLLIN)
}

public struct TerminalUse: Sendable {
  public let depth: ColorDepth
  /// Has a locale that lets it write Unicode.
  public let hasUTF8: Bool
  /// The way to show pictures as pixels; nil for block characters.
  public let pixels: PixelProtocol?
  public let hasLinks: Bool
}

extension TerminalUse {
  /// The game's idea of a terminal that gives these replies in this environment; sets the locale of the process.
  public init(_ traits: TerminalTraits, environment: [String: String], resources: String) {
    setenv("TERMINFO_DIRS", resources + "/Terminfo:" + (environment["TERMINFO_DIRS"] ?? ""), 1)
    let plan = TerminalPlan(demanded: nil, environment: environment)
    depth = colorDepth(of: plan)
    hasUTF8 = useUTF8() && traits.isUTF8 != false
    pixels = traits.pixelProtocol(in: TerminalKind(environment), environment: environment)
    hasLinks = supportsHyperlinks(environment)
  }
}

/// The colours in a terminal's description, at most those planned.
private func colorDepth(of plan: TerminalPlan) -> ColorDepth {
  var problem: Int32 = 0
  guard setupterm(plan.entry, STDOUT_FILENO, &problem) == OK else { return .mono }
  let available = ColorDepth(count: tigetnum("colors"))
  return min(plan.depth ?? available, available)
}
