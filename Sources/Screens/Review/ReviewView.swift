import MemoryTunes
import Terminal

extension Screen {
  /// A game of the records, flip by flip.
  static let review = Screen(
    view: .whole(reviewView), commands: { _ in reviewCommands + commonCommands },
    page: reviewPage)
}

/// Draws the board as it was, or says why it cannot be shown.
private func reviewView(state: AppState, in size: Size) -> Frame {
  let chrome = Chrome(in: size, theme: state.theme)
  let hints = hints(for: .review, in: state)
  guard let game = state.reviewed, let played = state.reviewedGame else {
    var frame = chrome.frame(in: size, about: RecordsWords.title(of: ""), hints: hints)
    drawSentences(of: state.review, in: chrome, on: &frame)
    return frame
  }
  guard let layout = BoardLayout(grid: played.grid, in: chrome.content) else {
    return tooSmallView(state: state, needed: neededSize(of: played.grid), in: size)
  }
  let lesson = game.slipOfLastMove.map(game.lesson)
  let about =
    (lesson.map { [$0.text, $0.short, $0.brief] } ?? [])
    + played.progressLabels(after: state.review.flipCount)
  var frame = chrome.frame(
    in: size, about: longest(about, fitting: chrome.about.size.width), hints: hints)
  BoardScene(game, in: state).drawBoard(at: layout, naming: lesson?.cards ?? [], on: &frame)
  return frame
}

extension BoardScene {
  /// Draws a reviewed board, with the coordinates of some cards, and the text beside it.
  func drawBoard(at layout: BoardLayout, naming cards: [Int], on frame: inout Frame) {
    frame.drawPart("board") {
      drawBoard(at: layout, on: &$0)
      drawCoordinates(of: cards, in: game, at: layout, theme: theme, on: &$0)
    }
    if let panel = layout.panel { drawPanel(in: panel, on: &frame) }
    if let line = layout.caption { drawCaptionLine(in: line, on: &frame) }
  }
}

private func drawSentences(of review: ReviewState, in chrome: Chrome, on frame: inout Frame) {
  let (content, theme) = (chrome.content, chrome.theme)
  frame.write(
    review.sentences.flatMap { $0.wrapped(to: content.size.width) }, in: content, theme.text)
}
