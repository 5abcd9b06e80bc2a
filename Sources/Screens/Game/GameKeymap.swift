import MemoryTunes
import Terminal

/// Keys of the board, and of what stands in its place while there is none.
func gameKeymap(key: Key, state: AppState) -> AppAction? {
  if case .failed(let failure) = state.game.phase {
    return failureKeymap(key: key, failure: failure, state: state)
  }
  switch key {
  case .escape, .character("q"): return .routing(.go(.menu))
  case .character("n"): return newGame(state: state)
  case .character("i"): return .routing(.go(.info))
  case _ where key.chooses:
    return .game(.flipCard(.init(index: state.game.cursor)))
  case .target(let index): return .game(.flipCard(.init(index: index)))
  default: return key.direction.map { .game(.moveCursor(.init($0))) }
  }
}
