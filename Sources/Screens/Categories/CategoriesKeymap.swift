import MemoryTunes
import Terminal

/// Keys of the category picker.
///
/// Choosing leads back to the menu, as does Esc.
func categoriesKeymap(key: Key, state: AppState) -> AppAction? {
  let categories = state.categories.all
  let selected = state.categories.selected
  switch key {
  case .escape, .character("q"), .backspace: return .routing(.go(state.routing.previous))
  case _ where key.chooses:
    return .categories(.change(.init(category: categories[selected])))
  case .character("+"): return .prompt(.open(.addCategory))
  case .character("e") where categories[selected].isOwn:
    return .prompt(.open(.renameCategory(categories[selected].id)))
  case .character("x") where categories[selected].isOwn:
    return .categories(.delete(.init(id: categories[selected].id)))
  case .target(let index) where categories.indices.contains(index):
    return .categories(.change(.init(category: categories[index])))
  default:
    return key.step(from: selected, in: categories.count)
      .map { .categories(.select($0)) }
  }
}
