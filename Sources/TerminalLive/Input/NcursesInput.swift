import CNcurses
import Platform

/// Input from the terminal: keys, clicks and replies.
@MainActor
struct NcursesInput {
  var traits = TerminalTraits()
  /// The time the terminal was asked about itself; nil before.
  var askedAt: ContinuousClock.Instant?
  /// The time something was last read; nil before.
  var readAt: ContinuousClock.Instant?
  private(set) var decoder = InputDecoder()

  /// Everything typed, clicked or replied since the last call, up to a limit; `isMore` is true if some may be left.
  mutating func read() -> (inputs: [Input], replies: [String], isMore: Bool) {
    let afterPause = hasPaused
    let codes = nextCodes()
    let inputs = decoder.decode(codes, awaitsReply: awaitsReply, afterPause: afterPause)
    if !codes.isEmpty { readAt = .now }
    defer { decoder.replies = [] }
    return (inputs, decoder.replies, codes.count >= Self.inputLimit)
  }

  /// Waits up to a second for the last answer, if still to come: it would end up in the shell.
  mutating func awaitLastReply() {
    let end = ContinuousClock.now + .seconds(1)
    while awaitsReply, canRead(STDIN_FILENO, until: end) {
      for reply in read().replies { traits.read(reply) }
    }
  }

  /// The last answer is still to come: true for up to two seconds after the questions.
  private var awaitsReply: Bool {
    guard let askedAt, traits.attributes == nil else { return false }
    return askedAt.duration(to: .now) < .seconds(2)
  }

  /// Faster input than a player can type is split, so the screen still updates in between.
  private static let inputLimit = 1024

  /// Nothing has been read for a moment: a key held down repeats faster, and the parts of a sequence arrive faster.
  private var hasPaused: Bool {
    guard let readAt else { return true }
    return readAt.duration(to: .now) > .milliseconds(100)
  }

  /// The codes available, up to the limit; never cut right after Esc, which would then be a key.
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
      // Inserted by ncurses itself, perhaps between two parts of a sequence.
      case KEY_CODE_YES where Int32(value) == KEY_RESIZE: continue
      case KEY_CODE_YES: return .key(Int32(value))
      default: return nil
      }
    }
  }
}
