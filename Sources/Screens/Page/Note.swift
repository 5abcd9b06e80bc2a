extension Screen {
  /// A dialog that only says something: any other key or a click anywhere closes it.
  static func note(
    commands: @escaping @Sendable (AppState) -> [Command] = { _ in
      [closeCommand] + commonCommands
    }, page: @escaping @Sendable (AppState) -> Page
  ) -> Screen {
    Screen(
      draw: { state, chrome, frame in
        drawDialog(of: page(state), theme: chrome.theme, on: &frame)
        frame.addTarget(.back, frame.bounds)
      }, commands: commands, page: page, otherKeys: goBack)
  }

  static let info = note(
    page: { state in
      // About the cover that is shown.
      var page = Page(title: tr("Now showing"), lines: infoLines(of: state.game))
      page.copy = state.game.nowShowing?.storeLink
      return page
    })

  /// The pause of a game, over the board with all cards face down.
  static let paused = note(
    commands: { _ in [Command(.resume, perform: goBack)] },
    page: { state in
      let score = [state.game.scoreSentence, state.game.timeSentence]
      return Page(title: tr("Paused"), lines: [tr("The clock is stopped.")] + score)
    })

  /// The figures left out of the result and the records.
  static let figures = note(
    commands: {
      ($0.routing.base == .game ? [showSlipsCommand] : []) + [closeCommand] + commonCommands
    },
    // The numbers of a game.
    page: { Page(title: tr("Figures"), lines: $0.details) })
}

/// The known details of the cover shown large.
func infoLines(of game: GameState) -> [String] {
  guard game.heardCard == nil else { return [tr("A tune: find its pair to see its cover.")] }
  guard let cover = game.nowShowing else { return [tr("No card has been flipped yet.")] }
  var lines = [cover.shownTitle]
  if !cover.artist.isEmpty { lines.append(cover.shownArtist) }
  if let album = cover.album?.shortened { lines.append(tr("from “\(album)”")) }
  return lines + [tr("Covers: \(game.request.source.label)")]
}

/// Draws what a page says, and its buttons, in a box in the middle.
func drawDialog(of page: Page, theme: Theme, on frame: inout Frame) {
  let texts = page.lines + [page.copy].compactMap(\.self)
  let buttons = page.hasButtons ? page.items.reduce(0) { $0 + $1.label.displayWidth + 4 } : 0
  let longest = max(28, buttons, texts.map(\.displayWidth).max() ?? 0)
  let width = min(longest, 56, frame.size.width - 6)
  let lines = texts.flatMap { $0.wrapped(to: width, atMost: max(1, frame.size.height - 8)) }
  drawBox(
    of: lines.map { ($0, theme.text) }, titled: page.title, above: page.hasButtons ? page : nil,
    width: width + 6, in: frame.bounds, theme: theme, on: &frame)
}
