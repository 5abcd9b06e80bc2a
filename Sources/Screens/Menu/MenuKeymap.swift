import MemoryTunes
import Terminal

/// Keys of the start screen.
func menuKeymap(key: Key, state: AppState) -> AppAction? {
  let entries = state.menuEntries
  let selected = min(state.menu.selected, entries.count - 1)
  switch key {
  case _ where key.chooses: return action(of: entries[selected], state: state)
  case .target(let index) where entries.indices.contains(index):
    return action(of: entries[index], state: state)
  case .character("n"): return newGame(state: state)
  case .character("q"): return .quit(.init())
  default:
    return key.step(from: selected, in: entries.count).map { .selectEntry(.init($0, of: .menu)) }
  }
}

private func action(of entry: MenuEntry, state: AppState) -> AppAction {
  switch entry {
  case .resume: .routing(.init(.game))
  case .newGame: newGame(state: state)
  case .categories: .routing(.init(.categories))
  case .settings: .routing(.init(.settings))
  case .help: .routing(.init(.help))
  case .quit: .quit(.init())
  }
}

/// A new game, after a question if one would be lost.
func newGame(state: AppState) -> AppAction {
  state.game.hasProgress ? .routing(.init(.confirmation)) : .newGame(.init())
}
