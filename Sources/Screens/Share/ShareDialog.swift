import MemoryTunes
import Terminal

extension Screen {
  /// The text about a finished game, over its result.
  static let share = Screen(
    view: .dialog(drawShare), commands: { _ in [closeCommand] + commonCommands },
    isClosedByAnyKey: true)
}

let shareCommand = Command(.share) { _ in .routing(.go(.share)) }

private func drawShare(state: AppState, on frame: inout Frame) {
  guard let game = SharedGame(state.game) else { return }
  let theme = state.theme
  // Above the hint line.
  let room = Rectangle(x: 0, y: 0, width: frame.size.width, height: frame.size.height - 1)
  let width = min(72, room.size.width)
  let status = (state.copyStatus ?? "").wrapped(to: width - 6)
  let legend = game.moves.isEmpty ? [] : ["■■ pair   □ new   ▣ seen before"]
  let notes = legend + (status.isEmpty ? [""] : status)
  let lines = sharedLines(
    of: game.text, in: Size(width: width - 6, height: room.size.height - 5 - notes.count),
    theme: theme)
  let panel = Panel(
    room.centered(width: width, height: min(lines.count + notes.count + 5, room.size.height)))
  panel.draw(titled: "Share", theme: theme, on: &frame)
  let style = state.share.isCopied == true ? theme.success : theme.quiet
  let shown = (lines + [("", style)] + notes.map { ($0, style) }).prefix(panel.inside.size.height)
  for (row, line) in shown.enumerated() {
    frame.write(
      line.0, x: panel.inside.minX, y: panel.inside.minY + row, width: panel.inside.size.width,
      line.1.on(theme.surface))
  }
}

/// The text in lines; in a window too small for it, rows of moves are counted in their last line.
private func sharedLines(of text: String, in room: Size, theme: Theme) -> [(String, Style)] {
  let parts = text.split(separator: "\n").map(String.init)
  let sentence = (parts.first ?? "").wrapped(to: room.width).map { ($0, theme.strong) }
  let moves = parts.dropFirst().filter { !$0.isCode }.flatMap { $0.wrapped(to: room.width) }
  let code = parts.dropFirst().filter(\.isCode).map { ($0, theme.accent) }
  let space = room.height - sentence.count - code.count
  guard moves.count > space else { return sentence + moves.map { ($0, theme.text) } + code }
  let shown = moves.prefix(max(0, space - 1))
  return sentence + shown.map { ($0, theme.text) }
    + [("… \(moves.count - shown.count) more rows", theme.quiet)] + code
}

extension String {
  /// Whether it says how to play the same board.
  fileprivate var isCode: Bool { hasPrefix("memorytunes ") }
}

extension AppState {
  /// Whether the text was copied, and what to do if not; nil until that is known.
  fileprivate var copyStatus: String? {
    switch share.isCopied {
    case true?: "Copied: paste it wherever you like."
    case false? where settings.current.usesMouse:
      "To copy, hold Shift and select the text, or run memorytunes share."
    case false?: "To copy, select the text, or run memorytunes share."
    case nil: nil
    }
  }
}
