import CNcurses
import Terminal

extension NcursesTerminal {
  /// What was typed or clicked since the last call, up to a limit; `isMore` says that some may be
  /// left.
  public func readInput() -> (inputs: [Input], isMore: Bool) {
    let afterPause = hasPaused
    let codes = nextCodes()
    let inputs = decoder.decode(codes, awaitsReply: awaitsReply, afterPause: afterPause)
    if !codes.isEmpty { readAt = .now }
    if !decoder.replies.isEmpty { readReplies() }
    return (inputs, codes.count >= Self.inputLimit)
  }

  /// Faster input than a player can type is split, so that the screen still updates in between.
  private static let inputLimit = 1024

  /// Whether nothing has been read for a moment: a key that is held down repeats faster, and so do the
  /// parts of what a terminal sends arrive.
  private var hasPaused: Bool { readAt.map { $0.duration(to: .now) > .milliseconds(100) } ?? true }

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
