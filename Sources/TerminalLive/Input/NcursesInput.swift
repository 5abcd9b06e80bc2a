import CNcurses
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What arrives from the terminal: keys and clicks, and what it replies.
@MainActor
struct NcursesInput {
  /// What the terminal has said about itself.
  var traits = TerminalTraits()
  /// When the terminal was asked about itself; nil before.
  var askedAt: ContinuousClock.Instant?
  /// When something was last read; nil before.
  var readAt: ContinuousClock.Instant?
  private(set) var decoder = InputDecoder()

  /// What was typed, clicked or replied since the last call, up to a limit; `isMore` says that some may
  /// be left.
  mutating func read() -> (inputs: [Input], replies: [String], isMore: Bool) {
    let afterPause = hasPaused
    let codes = nextCodes()
    let inputs = decoder.decode(codes, awaitsReply: awaitsReply, afterPause: afterPause)
    if !codes.isEmpty { readAt = .now }
    defer { decoder.replies = [] }
    return (inputs, decoder.replies, codes.count >= Self.inputLimit)
  }

  /// Waits up to a second for the last answer, if it is still to come: it would be typed into the shell.
  mutating func awaitLastReply() {
    let end = ContinuousClock.now + .seconds(1)
    while awaitsReply, canRead(STDIN_FILENO, until: end) {
      for reply in read().replies { traits.read(reply) }
    }
  }

  /// Whether the last answer is still to come: for two seconds after the questions.
  private var awaitsReply: Bool {
    guard let askedAt, traits.attributes == nil else { return false }
    return askedAt.duration(to: .now) < .seconds(2)
  }

  /// Faster input than a player can type is split, so that the screen still updates in between.
  private static let inputLimit = 1024

  /// Whether nothing has been read for a moment: a key that is held down repeats faster, and so do the
  /// parts of what a terminal sends arrive.
  private var hasPaused: Bool {
    guard let readAt else { return true }
    return readAt.duration(to: .now) > .milliseconds(100)
  }

  /// What can be read, up to the limit; never cut right after Esc, which would then be a key.
  private func nextCodes() -> [Code] {
    var codes: [Code] = []
    while codes.count < Self.inputLimit
      || codes.count == Self.inputLimit && codes.last == .character(27), let code = nextCode()
    { codes.append(code) }
    return codes
  }

  private func nextCode() -> Code? {
    var value: wint_t = 0
    while true {
      switch get_wch(&value) {
      case OK: return .character(UInt32(value))
      // Put there by ncurses itself, perhaps between two parts of what the terminal sends.
      case KEY_CODE_YES where Int32(value) == KEY_RESIZE: continue
      case KEY_CODE_YES: return .key(Int32(value))
      default: return nil
      }
    }
  }
}
