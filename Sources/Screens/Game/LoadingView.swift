import Artwork
import MemoryTunes
import Terminal

func loadingView(state: AppState, chrome: Chrome) -> Frame {
  let theme = chrome.theme
  var frame = chrome.frame(about: state.game.boardLabel, hints: hints(for: .game, in: state))
  let (step, done, total) = progress(of: state.game)
  let height = min(8, chrome.content.size.height - 4)
  let box = chrome.content.centered(width: 28, height: height + 4)
  let record = box.top(height).centered(width: 2 * height, height: height)
  frame.place(Picture(image: backImage, in: record))
  frame.write(centered: [step], in: box.row(height + 1), theme.strong)
  drawBar(done, of: total, in: box.row(height + 3), theme.accent, theme: theme, on: &frame)
  return frame
}

/// The current step and how much of it is done; the total is 0 if it is not known.
private func progress(of game: GameState) -> (step: String, done: Int, total: Int) {
  switch game.phase {
  case .loading(.searching) where game.request.source == .itunes: (GameWords.searching, 0, 0)
  case .loading(.fetching(let done, let total)): (GameWords.fetching(done, of: total), done, total)
  case .loading, .empty, .playing, .finished, .failed: (GameWords.fetching, 0, 0)
  }
}
