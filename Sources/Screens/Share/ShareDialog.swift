import MemoryTunes
import Terminal

extension Screen {
  /// The text about a finished game, over its result or its moves.
  static let share = Screen(
    view: .dialog(drawShare),
    commands: { _ in [savePicturesCommand, closeCommand] + commonCommands }, page: sharePage,
    otherKeys: goBack)
}

@Sendable private func sharePage(of state: AppState) -> Page {
  let game = state.sharedGame
  var page = Page(
    lines: [game?.sharedSentence, state.copyStatus, state.pictureStatus]
      .compactMap(\.self))
  page.copy = game?.command(code: state.sharedCode)
  return page
}

private let savePicturesCommand = Command(
  .savePictures, if: { $0.share.pictures == nil && $0.sharedGame?.kind != .sprint },
  perform: { _ in .share(.savePictures) })

let shareCommand = Command(.share) { _ in .routing(.go(.share)) }

private func drawShare(state: AppState, on frame: inout Frame) {
  guard let game = state.sharedGame else { return }
  let theme = state.theme
  let room = Chrome(in: frame.size, theme: theme).aboveHints
  let width = min(72, room.size.width)
  let status = [state.copyStatus, state.pictureStatus].compactMap(\.self)
    .flatMap { $0.wrapped(to: width - 6) }
  let rows = game.moveRows
  let legend = rows.isEmpty ? [] : [ShareWords.legend]
  let notes = legend + (status.isEmpty ? [""] : status)
  let lines = sharedLines(
    of: game, rows, code: state.sharedCode,
    in: Size(width: width - 6, height: room.size.height - 5 - notes.count), theme: theme)
  let style = state.share.isCopied == true ? theme.success : theme.quiet
  Panel.draw(
    lines + [("", style)] + notes.map { ($0, style) }, titled: DialogWords.share, width: width,
    in: room, theme: theme, on: &frame)
}

/// The text in lines; in a window too small for it, the last line counts the rows left out.
private func sharedLines(
  of game: PlayedGame, _ rows: [String], code: BoardCode?, in room: Size, theme: Theme
) -> [(String, Style)] {
  let sentence = game.sharedSentence.wrapped(to: room.width).map { ($0, theme.strong) }
  let moves = rows.flatMap { $0.wrapped(to: room.width) }
  let text = game.command(code: code) ?? ""
  var command = text.wrapped(to: room.width)
  if sentence.count + moves.count + command.count > room.height, command.count > 1 {
    // Copied it is whole.
    command = [text.fitted(to: room.width)]
  }
  let lastLines = command.map { ($0, theme.accent) }
  let space = room.height - sentence.count - lastLines.count
  guard moves.count > space else { return sentence + moves.map { ($0, theme.text) } + lastLines }
  let shown = moves.prefix(max(0, space - 1))
  return sentence + shown.map { ($0, theme.text) }
    + [(ShareWords.more(rows: moves.count - shown.count), theme.quiet)] + lastLines
}
