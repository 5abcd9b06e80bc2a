var fetchingCovers: String { tr("Fetching covers") }

func drawLoading(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  chrome.draw(about: state.game.boardLabel, on: &frame)
  if case .fetching(.fetching(let done, let total)) = state.game.deal {
    drawProgress("\(fetchingCovers) \(done)/\(total)", done, of: total, in: chrome, on: &frame)
  } else {
    drawProgress(fetchingCovers, 0, of: 0, in: chrome, on: &frame)
  }
}

/// Draws a record above a step and how much of it is done; the total is 0 if it is not known.
func drawProgress(
  _ step: String, _ done: Int, of total: Int, in chrome: Chrome, on frame: inout Frame
) {
  let theme = chrome.theme
  let height = min(8, chrome.content.height - 4)
  let box = chrome.content.centered(width: max(28, step.displayWidth), height: height + 4)
  let record = box.top(height).centered(width: 2 * height, height: height)
  frame.place(Picture(image: backImage, in: record))
  frame.write(centered: [step], in: box.row(height + 1), theme.strong)
  drawBar(done, of: total, in: box.row(height + 3), theme.accent, theme: theme, on: &frame)
}

func failurePage(_ failure: DealFailure, in state: AppState) -> Page {
  let source = state.game.request.source
  func dealing(_ label: String, from source: CoverSource, on grid: Grid? = nil) -> Item {
    Item(label, .game(.deal(.init(for: state, source: source, grid: grid))))
  }
  let retry = Item(tr("Try again"), newGame(in: state))
  let settings = Item(tr("Settings"), .routing(.go(.settings)))
  let choices =
    switch failure {
    case .tooFewCovers(_, let found):
      [
        Grid.largest(for: found)
          .map { dealing(tr("Play \($0.label)", in: "grid"), from: source, on: $0) } ?? settings,
        retry,
      ]
    case .fetch(.noneBundled):
      [
        dealing(tr("Search iTunes"), from: .itunes),
        Item(tr("Your folder"), .prompt(.open(.chooseFolder))),
      ]
    case .fetch where source == .bundled: [retry, settings]
    case .fetch: [retry, dealing(tr("Bundled covers"), from: .bundled)]
    }
  return Page(
    title: tr("No board"), lines: [failure.sentence],
    buttons: choices + [Item(ButtonWords.menu, toMenu)], in: state)
}
