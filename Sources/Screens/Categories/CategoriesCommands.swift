import MemoryTunes
import Terminal

extension Screen {
  /// The category picker.
  static let categories = Screen(
    view: .whole(categoriesView), commands: { _ in categoriesCommands + commonCommands },
    clicks: [.entry: chooseCategory])
}

private let categoriesCommands = [
  Command(
    .arrows, hint: KeyHint("left right", "move"), help: KeyHint("arrows hjkl WASD", "move"),
    perform: select),
  Command(.listing, help: .listing, perform: select),
  Command(.choosing, hint: KeyHint("enter", "choose"), help: KeyHint("enter space click", "choose"))
  {
    chooseCategory($0.state.categories.selected, in: $0.state)
  },
  Command(.letters("+"), hint: KeyHint("+", "add"), help: KeyHint("+", "add a category")) { _ in
    .prompt(.open(.addCategory))
  },
  Command(
    .letters("e"), hint: KeyHint("e", "rename"), help: KeyHint("e", "rename your category"),
    if: { $0.categories.isOwnSelected },
    perform: { .prompt(.open(.renameCategory($0.state.categories.selectedCategory.id))) }),
  Command(
    .letters("x"), hint: KeyHint("x", "delete"), help: KeyHint("x", "delete your category"),
    if: { $0.categories.isOwnSelected },
    perform: { .categories(.delete(.init(id: $0.state.categories.selectedCategory.id))) }),
  backCommand,
]

private func select(_ situation: Command.Situation) -> AppAction? {
  let state = situation.state.categories
  return situation.key.step(from: state.selected, in: state.all.count)
    .map { .categories(.select($0)) }
}

/// The action that chooses the category at an index; nil if there is none.
private func chooseCategory(_ index: Int, in state: AppState) -> AppAction? {
  let all = state.categories.all
  return all.indices.contains(index) ? .categories(.change(.init(category: all[index]))) : nil
}

extension CategoriesState {
  var selectedCategory: MemoryTunes.Category { all[min(selected, all.count - 1)] }

  /// Whether the selected category is the player's own; only those can be changed.
  fileprivate var isOwnSelected: Bool { selectedCategory.isOwn }
}
