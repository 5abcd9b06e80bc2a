import MemoryTunes
import Terminal

extension Screen {
  /// The category picker.
  static let categories = Screen(
    view: .whole(categoriesView),
    commands: {
      $0.categories.filter == nil ? categoriesCommands + commonCommands : searchCommands
    },
    clicks: [.entry: chooseCategory],
    type: { character, state in
      state.categories.filter.map { .categories(.filter($0 + String(character))) }
    })
}

private let categoriesCommands = [
  Command(
    .arrows, hint: KeyHint("left right", "move"), help: KeyHint("arrows hjkl WASD", "move"),
    perform: select),
  Command(.listing, help: .listing, perform: select),
  Command(
    .choosing, hint: KeyHint("enter", "choose"), help: KeyHint("enter space click", "choose"),
    perform: choose),
  Command(.letters("/"), hint: KeyHint("/", "find"), help: KeyHint("/", "find a category")) { _ in
    .categories(.filter(""))
  },
  Command(
    .letters("+"), hint: KeyHint("+", "add"), help: KeyHint("+", "add a category"),
    if: { $0.categories.shelf == nil }, perform: { _ in .prompt(.open(.addCategory)) }),
  Command(
    .letters("e"), hint: KeyHint("e", "rename"), help: KeyHint("e", "rename your category"),
    if: { $0.categories.ownSelected != nil },
    perform: { $0.state.categories.ownSelected.map { .prompt(.open(.renameCategory($0.id))) } }),
  Command(
    .letters("x"), hint: KeyHint("x", "delete"), help: KeyHint("x", "delete your category"),
    if: { $0.categories.ownSelected != nil }, perform: { _ in .routing(.go(.deletion)) }),
  backCommand,
]

/// The commands while the player types a part of a name: letters are not among them.
private let searchCommands = [
  Command(
    [.left, .right, .up, .down], hint: KeyHint("left right", "move"),
    help: KeyHint("arrows", "move"),
    perform: select),
  Command(.listing, help: .listing, perform: select),
  Command(
    [.enter], hint: KeyHint("enter", "choose"), help: KeyHint("enter click", "choose"),
    perform: choose),
  Command([.backspace], help: KeyHint("backspace", "delete a character")) {
    guard let text = $0.state.categories.filter else { return nil }
    return .categories(.filter(text.isEmpty ? nil : String(text.dropLast())))
  },
  Command([.escape], hint: KeyHint("esc", "show all"), help: KeyHint("esc", "all categories")) {
    _ in
    .categories(.filter(nil))
  },
]

private func choose(_ situation: Command.Situation) -> AppAction? {
  chooseCategory(situation.state.categories.selected, in: situation.state)
}

private func select(_ situation: Command.Situation) -> AppAction? {
  let state = situation.state.categories
  let count = state.listed.count
  guard count > 0 else { return nil }
  return situation.key.step(from: state.selected, in: count)
    .map { .categories(.select($0)) }
}

/// The action that chooses the category at an index; nil if there is none.
private func chooseCategory(_ index: Int, in state: AppState) -> AppAction? {
  let listed = state.categories.listed
  return listed.indices.contains(index)
    ? .categories(.change(.init(category: listed[index]))) : nil
}

extension CategoriesState {
  /// The selected category if it is the player's own; only those can be changed.
  fileprivate var ownSelected: MemoryTunes.Category? {
    selectedCategory.flatMap { $0.isOwn ? $0 : nil }
  }
}
