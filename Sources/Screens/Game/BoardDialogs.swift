extension Screen {
  static let info = Screen(
    draw: drawInfo, commands: { _ in [closeCommand] + commonCommands },
    page: { Page(lines: infoLines(of: $0.game)) }, otherKeys: goBack)

  /// The pause of a game, over the board with all cards face down.
  static let paused = Screen(
    draw: drawPaused, commands: { _ in [Command(.resume, perform: goBack)] },
    page: { Page(title: DialogWords.paused, lines: $0.pauseSentences) }, otherKeys: goBack)
}

private func drawInfo(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let width = min(70, frame.size.width)
  // A link has no spaces to wrap at, so it may take several lines.
  let link = state.game.nowShowing?.storeLink.map { [""] + $0.wrapped(to: width - 6) } ?? []
  Panel.draw(
    zip(infoLines(of: state.game) + link, 0...).map { ($0, $1 == 0 ? theme.strong : theme.text) },
    // About the cover that is shown.
    titled: tr("Now showing"), width: width, in: frame.bounds, theme: theme, on: &frame)
  frame.addTarget(.back, frame.bounds)
}

private func drawPaused(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let sentences = state.pauseSentences
  let width = min(max(30, 6 + (sentences.map(\.displayWidth).max() ?? 0)), frame.size.width)
  let lines = sentences.flatMap { $0.wrapped(to: width - 6) }
  // In the middle of the board, if the box stays on the screen there.
  let place = boardLayout(of: state, in: chrome)?.board
    .centered(width: width, height: min(lines.count + 4, frame.size.height))
  Panel.draw(
    lines.map { ($0, theme.text) }, titled: DialogWords.paused, width: width,
    in: place.flatMap { $0.isInside(frame.bounds) ? $0 : nil } ?? frame.bounds, theme: theme,
    on: &frame)
  frame.addTarget(.back, frame.bounds)
}
