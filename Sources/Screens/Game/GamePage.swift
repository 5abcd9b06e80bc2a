import Artwork
import MemoryTunes

/// The state of the game, its players and the card at the cursor, or the reason why there is no board.
@Sendable func gamePage(of state: AppState) -> Page {
  let game = state.game
  switch game.phase {
  case .empty, .loading:
    return Page(lines: [
      game.request.source == .bundled ? PlainWords.dealing : GameWords.fetching
    ])
  case .failed(let failure): return failurePage(failure, in: state)
  case .playing, .finished:
    let cursor = game.show.cursor
    var page = Page(
      lines: game.introduction(isFirstGame: state.isFirstGame) + state.silenceSentences,
      question: game.isComputersTurn ? "" : PlainWords.card)
    page.opening = game.situation
    page.focus =
      game.isFaceUp(cursor)
      ? game.stateSentence(cursor) : PlainWords.faceDown(game.grid.coordinate(ofCard: cursor))
    return page
  }
}
