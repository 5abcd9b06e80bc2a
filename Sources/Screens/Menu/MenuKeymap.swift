import MemoryTunes
import Terminal

/// Keys of the start screen.
func menuKeymap(key: Key, state: AppState) -> AppAction? {
  let entries = state.menuEntries
  let selected = state.selectedMenuEntry
  switch key {
  case _ where key.chooses: return action(of: entries[selected], state: state)
  case .target(let index) where entries.indices.contains(index):
    return action(of: entries[index], state: state)
  case .character("n"): return newGame(state: state)
  case .character("q"): return .session(.quit(.init()))
  default:
    return key.step(from: selected, in: entries.count).map { .menu(.select(entries[$0])) }
  }
}

private func action(of entry: MenuEntry, state: AppState) -> AppAction {
  switch entry {
  case .resume: .routing(.go(.game))
  case .newGame: newGame(state: state)
  case .categories: .routing(.go(.categories))
  case .settings: .routing(.go(.settings))
  case .help: .routing(.go(.help))
  case .quit: .session(.quit(.init()))
  }
}

/// A new game, after a question if one would be lost.
func newGame(state: AppState) -> AppAction {
  state.game.hasProgress ? .routing(.go(.confirmation)) : .game(.fetchTunes(.init(for: state)))
}
