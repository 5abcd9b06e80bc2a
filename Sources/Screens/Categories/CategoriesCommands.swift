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
    type: { text, state in
      state.categories.filter.map {
        .categories(.filter(String(($0 + text).prefix(MemoryTunes.Category.maximumNameLength))))
      }
    },
    otherKeys: {
      $0.key == eraseLineKey && $0.state.categories.filter != nil ? .categories(.filter("")) : nil
    })
}

private let categoriesCommands = [
  Command(.selectTile, perform: select),
  Command(.list, perform: select),
  Command(.choose, perform: choose),
  Command(.find) { _ in .categories(.filter("")) },
  Command(
    .addCategory, if: { $0.categories.shelf == nil },
    perform: { _ in .prompt(.open(.addCategory)) }),
  Command(
    .renameCategory, if: { $0.categories.ownSelected != nil },
    perform: { $0.state.categories.ownSelected.map { .prompt(.open(.renameCategory($0.id))) } }),
  Command(
    .deleteCategory, if: { $0.categories.ownSelected != nil },
    perform: { _ in .routing(.go(.deletion)) }),
  backCommand,
]

/// The commands while the player types a part of a name: letters are not among them.
private let searchCommands = [
  Command(.selectWhileTyping, perform: select),
  Command(.list, perform: select),
  Command(.chooseWithEnter, perform: choose),
  Command(.deleteCharacter) {
    guard let text = $0.state.categories.filter else { return nil }
    return .categories(.filter(text.isEmpty ? nil : String(text.dropLast())))
  },
  Command(.showAll) { _ in .categories(.filter(nil)) },
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
func chooseCategory(_ index: Int, in state: AppState) -> AppAction? {
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
