import CNcurses
import Terminal

extension NcursesTerminal {
  /// What was typed or clicked since the last call, up to a limit; `isMore` says that some may be
  /// left.
  public func readInput() -> (inputs: [Input], isMore: Bool) {
    var codes: [Code] = []
    while codes.count < Self.inputLimit, let code = nextCode() { codes.append(code) }
    let inputs = decoder.decode(codes, awaitsReply: awaitsReply)
    if !decoder.replies.isEmpty { readReplies() }
    return (inputs, codes.count == Self.inputLimit)
  }

  /// Faster input than a player can type is split, so that the screen still updates in between.
  private static let inputLimit = 1024

  private func nextCode() -> Code? {
    var value: wint_t = 0
    switch get_wch(&value) {
    case OK: return .character(UInt32(value))
    case KEY_CODE_YES: return .key(Int32(value))
    default: return nil
    }
  }
}
