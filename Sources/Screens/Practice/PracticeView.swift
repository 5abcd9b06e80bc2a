import MemoryTunes
import Terminal

extension Screen {
  /// Slips as puzzles, one by one.
  static let practice = Screen(
    view: .whole(practiceView), commands: { _ in practiceCommands + commonCommands },
    page: practicePage, clicks: [.card: clickPuzzle])
}

/// Draws the board of the puzzle under the question, or says how the round went.
private func practiceView(state: AppState, in size: Size) -> Frame {
  let chrome = Chrome(in: size, theme: state.theme)
  let hints = hints(for: .practice, in: state)
  guard let game = state.practised, let round = state.practice.round, round.step != .over else {
    var frame = chrome.frame(in: size, about: PracticeWords.title, hints: hints)
    drawSentences(of: state.practice, in: chrome, on: &frame)
    return frame
  }
  let grid = round.puzzle.game.grid
  guard let layout = BoardLayout(grid: grid, in: chrome.content) else {
    return tooSmallView(state: state, needed: neededSize(of: grid), in: size)
  }
  var frame = chrome.frame(
    in: size, about: longest(round.labels(on: game), fitting: chrome.about.size.width),
    hints: hints)
  BoardScene(game, in: state).drawBoard(at: layout, naming: round.namedCards, on: &frame)
  return frame
}

private func drawSentences(of practice: PracticeState, in chrome: Chrome, on frame: inout Frame) {
  let (content, theme) = (chrome.content, chrome.theme)
  let box = content.centered(width: min(46, content.size.width), height: 5)
  let lines = practice.sentences.flatMap { $0.wrapped(to: box.size.width) }
  frame.write(
    zip(lines, 0...).map { ($0, $1 == 0 ? theme.strong : theme.text) },
    in: box.top(content.maxY - box.minY))
}
