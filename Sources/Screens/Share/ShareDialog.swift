import MemoryTunes
import Terminal

extension Screen {
  /// The text about a finished game, over its result.
  static let share = Screen(
    view: .dialog(drawShare), commands: { _ in [closeCommand] + commonCommands },
    isClosedByAnyKey: true)
}

let shareCommand = Command(
  .letters("y"), hint: KeyHint("y", "share"), help: KeyHint("y", "share the result")
) { _ in .routing(.go(.share)) }

private func drawShare(state: AppState, on frame: inout Frame) {
  guard let game = SharedGame(state.game) else { return }
  if state.showsResult { drawFinished(state: state, on: &frame) }
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
  let panel = Panel(room.centered(width: width, height: lines.count + notes.count + 5))
  panel.draw(titled: "Share", theme: theme, on: &frame)
  let style = state.share.isCopied == true ? theme.success : theme.quiet
  for (row, line) in (lines + [("", style)] + notes.map { ($0, style) }).enumerated() {
    frame.write(
      line.0, x: panel.inside.minX, y: panel.inside.minY + row, width: panel.inside.size.width,
      line.1.on(theme.surface))
  }
}

/// The text in lines; rows of moves that have no room are counted in their last line.
private func sharedLines(of text: String, in room: Size, theme: Theme) -> [(String, Style)] {
  let parts = text.split(separator: "\n").map(String.init)
  let code = parts.count > 1 && !parts[parts.count - 1].isMove ? parts.last : nil
  let sentence = (parts.first ?? "").wrapped(to: room.width)
  let rows = parts.dropFirst().filter(\.isMove)
  let space = room.height - sentence.count - (code == nil ? 0 : 1)
  let shown = rows.count <= space ? rows.count : max(0, space - 1)
  let leftOut = rows.count - shown
  var lines = sentence.map { ($0, theme.strong) } + rows.prefix(shown).map { ($0, theme.text) }
  if leftOut > 0 {
    lines.append(("… \(leftOut) more \(leftOut == 1 ? "row" : "rows")", theme.quiet))
  }
  if let code { lines.append((code, theme.accent)) }
  return lines
}

extension String {
  /// Whether it is a row for a move.
  fileprivate var isMove: Bool { allSatisfy { "■□▣".contains($0) } }
}

extension AppState {
  /// Whether the text was copied, and what to do if not; nil until that is known.
  fileprivate var copyStatus: String? {
    switch share.isCopied {
    case true?: "Copied: paste it wherever you like."
    case false? where settings.current.usesMouse:
      "To copy, hold Shift and select the text."
    case false?: "To copy, select the text with the mouse."
    case nil: nil
    }
  }
}
