extension Screen {
  static let review = Screen(
    draw: drawReview, commands: { _ in reviewCommands + commonCommands }, page: reviewPage)
}

private func drawReview(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  guard let game = state.reviewed, let played = state.reviewedGame else {
    chrome.draw(about: RecordsWords.title(of: ""), on: &frame)
    return drawSentences(state.review.sentences, in: chrome, on: &frame)
  }
  let lesson = game.slipOfLastMove.map(game.lesson)
  let progress = played.progressLabel(after: state.review.flipCount)
  drawPastBoard(
    of: game, about: (lesson?.texts ?? []) + ["\(played.summary) · \(progress)", progress],
    naming: lesson?.cards ?? [], state: state, in: chrome, on: &frame)
}

/// Draws sentences in the middle of a screen, in place of what it shows, the first one strong.
func drawSentences(_ sentences: [String], in chrome: Chrome, on frame: inout Frame) {
  let (content, theme) = (chrome.content, chrome.theme)
  let width = min(46, content.width)
  let lines = sentences.enumerated().map { ($1, $0 == 0 ? theme.strong : theme.text) }
    .wrapped(to: width)
  let height = min(lines.count, content.height)
  frame.write(lines, in: content.centered(width: width, height: height))
}

/// Draws a board from the records below the first of these texts that fits, with the coordinates of some cards.
func drawPastBoard(
  of game: GameState, about texts: [String], naming cards: [Int], state: AppState,
  in chrome: Chrome, on frame: inout Frame
) {
  guard let layout = BoardLayout(grid: game.grid, in: chrome.content) else {
    frame = tooSmallView(state: state, needed: neededSize(of: game.grid), in: chrome.size)
    return
  }
  let scene = BoardScene(game: game, state: state, theme: chrome.theme, layout: layout)
  chrome.draw(about: longest(texts, fitting: chrome.about.width), on: &frame)
  frame.drawPart("board") {
    scene.drawBoard(on: &$0)
    scene.drawCoordinates(of: cards, on: &$0)
  }
  if let panel = layout.panel { scene.drawPanel(in: panel, on: &frame) }
  if let line = layout.caption { scene.drawCaptionLine(in: line, on: &frame) }
}

@Sendable private func reviewPage(of state: AppState) -> Page {
  guard let shown = state.reviewed, let played = state.reviewedGame else {
    return Page(lines: state.review.sentences)
  }
  let slip = played.slipFlipCounts.firstIndex(of: state.review.flipCount)
    .map { tr("Slip \($0 + 1) of \(played.slipFlipCounts.count)") }
  let place = played.progressLabel(after: state.review.flipCount)
  let lesson = shown.slipOfLastMove.map(shown.lesson)?.text
  let flip =
    [slip, place.capitalizedFirst].compactMap(\.self) + shown.lastFlipSentences
    + [lesson].compactMap(\.self)
  return Page(
    lines: [played.summary, flip.map(\.spoken).joined(separator: " ")],
    // “slips” is a word to type.
    question: slip == nil ? nil : tr("Say slips for the next slip"))
}

private let reviewCommands = [
  Command(.stepFlip, if: \.showsFlips) { step(by: 1, in: $0) },
  Command(.stepMove, if: \.showsFlips) { step(by: 2, in: $0) },
  Command(.list, controls: .ends, if: \.showsFlips) { step(by: .max, in: $0) },
  // Shows the next slip, after the last one the first.
  Command(
    .showSlip, if: { $0.reviewedGame?.slipFlipCounts.isEmpty == false },
    perform: { situation in
      let shown = situation.state.review.flipCount
      let counts = situation.state.reviewedGame?.slipFlipCounts ?? []
      let next = counts.first { $0 > shown } ?? counts.first
      return next == shown ? nil : next.map { .review(.show($0)) }
    }),
  Command(
    .playAgain, if: { $0.reviewedGame?.canBeDealtAgain == true }, action: .review(.playAgain)),
  Command(.share, if: { $0.reviewedGame?.canBeShared == true }, action: .routing(.go(.share))),
  backCommand,
]

extension AppState {
  fileprivate var showsFlips: Bool { reviewedGame?.flips.isEmpty == false }
}

private func step(by size: Int, in situation: Command.Situation) -> AppAction? {
  let review = situation.state.review
  guard let count = review.game?.flips.count else { return nil }
  let isBack = [.up, .left, .first].contains(situation.key.direction)
  let step = min(size, count)
  let target = min(max(0, review.flipCount + (isBack ? -step : step)), count)
  return target == review.flipCount ? nil : .review(.show(target))
}
