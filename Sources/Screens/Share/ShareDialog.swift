extension Screen {
  static let share = Screen(
    draw: drawShare, commands: { _ in [savePicturesCommand, closeCommand] + commonCommands },
    page: { state in
      var page = Page(lines: [state.shared?.sentence].compactMap(\.self) + state.shareStatus)
      page.copy = state.shared?.command
      return page
    }, otherKeys: goBack)
}

private let savePicturesCommand = Command(
  .savePictures, if: { $0.share.pictures == nil && $0.sharedGame?.game.kind != .sprint },
  action: .share(.savePictures))

let shareCommand = Command(.share, action: .routing(.go(.share)))

/// Shows the text as it will look, and below the box, whether it was copied.
private func drawShare(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  guard let shared = state.shared else { return }
  let (theme, room) = (chrome.theme, chrome.aboveHints)
  // A code that is selected by hand is in one piece.
  let longest = shared.command?.split(separator: " ").map(\.count).max() ?? 0
  let width = min(max(72, longest + 6), room.width)
  let status = state.shareStatus.flatMap { $0.wrapped(to: width - 6) }
  let area = room.dropping(bottom: status.count)
  let lines = lines(of: shared, in: Size(width: width - 6, height: area.height - 4), theme: theme)
  drawBox(of: lines, titled: ButtonWords.share, width: width, in: area, theme: theme, on: &frame)
  let place = room.bottom(status.count)
  frame.fill(place, theme.text)
  frame.write(
    status, in: place.centered(width: width - 6, height: status.count),
    state.share.isCopied == true ? theme.success : theme.quiet)
}

/// The text in lines; in a window too small for it, the command is cut, and then rows of moves are only counted.
private func lines(of shared: Shared, in room: Size, theme: Theme) -> [(String, Style)] {
  let texts = shared.lines.enumerated().map { ($1, $0 == 0 ? theme.strong : theme.text) }
  let head = texts.wrapped(to: room.width)
  let rows = shared.rows(\.signs.tile).map { ($0, theme.success) }.wrapped(to: room.width)
  let text = shared.command ?? ""
  let whole = text.wrapped(to: room.width)
  // Copied it is whole.
  let isCut = head.count + rows.count + whole.count > room.height
  let last = (isCut ? [text.fitted(to: room.width)] : whole).map { ($0, theme.accent) }
  let space = room.height - head.count - last.count
  guard rows.count > space else { return head + rows + last }
  let shown = rows.prefix(max(0, space - 1))
  let count = rows.count - shown.count
  // After rows of moves, each of several moves: "… 2 more rows".
  let more = tr("… \(count) more row", "… \(count) more rows", count: count)
  return head + shown + [(more, theme.quiet)] + last
}
