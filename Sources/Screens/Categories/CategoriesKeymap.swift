import MemoryTunes
import Terminal

/// Keys of the category picker.
///
/// Choosing leads back to the menu, as does Esc.
func categoriesKeymap(key: Key, state: AppState) -> AppAction? {
  let categories = state.categories.all
  let selected = state.categories.selected
  switch key {
  case .escape, .character("q"), .backspace: return .routing(.init(state.routing.previous))
  case _ where key.chooses:
    return .changeCategory(.init(category: categories[selected]))
  case .character("+"): return .prompt(.open(.addCategory))
  case .character("e") where categories[selected].isOwn:
    return .prompt(.open(.renameCategory(categories[selected].id)))
  case .character("x") where categories[selected].isOwn:
    return .deleteCategory(.init(id: categories[selected].id))
  case .target(let index) where categories.indices.contains(index):
    return .changeCategory(.init(category: categories[index]))
  default:
    return key.step(from: selected, in: categories.count)
      .map { .selectEntry(.init($0, of: .categories)) }
  }
}
