import MemoryTunes
import Terminal

/// The board with its side panel, or what stands in its place while there is none.
func gameView(state: AppState, in size: Size) -> Frame {
  let theme = Theme(state.settings.current.theme)
  let chrome = Chrome(in: size, theme: theme)
  let game = state.game
  switch game.phase {
  case .empty, .loading: return loadingView(state: state, chrome: chrome, in: size)
  case .failed(let failure):
    return failureView(failure, state: state, chrome: chrome, in: size)
  case .playing, .finished: break
  }
  guard let layout = BoardLayout(grid: game.grid, in: chrome.content) else {
    return tooSmallView(state: state, needed: neededSize(of: game.grid, in: size, chrome), in: size)
  }
  var frame = chrome.frame(
    in: size, about: about(game, hasPanel: layout.panel != nil),
    keys: state.routing.destination == .finished ? dialogKeys : boardKeys, notices: state.notices)
  drawBoard(of: game, at: layout, theme: theme, on: &frame)
  if let panel = layout.panel { drawPanel(of: game, in: panel, theme: theme, on: &frame) }
  return frame
}

private let dialogKeys: [KeyHint] = [
  .init("←→", "move"), .init("⏎", "choose"), .init("n", "new"), .init("q", "menu"),
]

private let boardKeys: [KeyHint] = [
  .init("←↑↓→", "move"), .init("␣", "flip"), .init("n", "new"), .init("?", "help"),
  .init("q", "menu"),
]

/// The line at the top; without a panel it bears the score too.
private func about(_ game: GameState, hasPanel: Bool) -> String {
  var board = "\(game.request.category.name) · \(game.grid.label)"
  if game.fillerCount > 0 { board += " · \(game.fillerCount) covers from other categories" }
  return hasPanel
    ? board
    : "\(board) · \(game.moveCount) moves · \(game.matchedPairCount)/\(game.covers.count) · "
      + clock(game.seconds)
}

private func neededSize(of grid: Grid, in size: Size, _ chrome: Chrome) -> Size {
  let area = BoardLayout.smallestArea(of: grid)
  return Size(
    width: max(minimumSize.width, area.width + 2), height: max(minimumSize.height, area.height + 2))
}

/// Seconds as on a clock: "01:24".
func clock(_ seconds: Int) -> String {
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
  return minutes < 60
    ? "\(two(minutes)):\(two(rest))" : "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
}
