extension Screen {
  static let categories = Screen(
    draw: drawCategories,
    commands: {
      $0.categories.filter == nil ? categoriesCommands + commonCommands : searchCommands
    },
    page: categoriesPage,
    type: { text, state in
      state.categories.filter.map {
        .categories(.filter(String(($0 + text).prefix(MemoryTunes.Category.maximumNameLength))))
      }
    },
    otherKeys: {
      $0.key == eraseLineKey && $0.state.categories.filter != nil ? .categories(.filter("")) : nil
    })
}

private let categoriesCommands =
  buttonCommands + [
    Command(.find, action: .categories(.filter(""))),
    Command(.addCategory, if: { $0.categories.shelf == nil }, action: .prompt(.open(.addCategory))),
    Command(forItem: .renameCategory), Command(forItem: .deleteCategory), backCommand,
  ]

/// The commands while the player types part of a name; letters are not among them.
private let searchCommands =
  moveCommands + [
    Command(.choose, controls: [[.choose]], perform: chooseItem),
    Command(.deleteCharacter) {
      guard let text = $0.state.categories.filter else { return nil }
      return .categories(.filter(text.isEmpty ? nil : String(text.dropLast())))
    },
    Command(.showAll, action: .categories(.filter(nil))),
  ]

/// A shelf that is still being scanned, or cannot be, has a sentence instead of items.
@Sendable private func categoriesPage(of state: AppState) -> Page {
  let categories = state.categories
  if let shelf = categories.shelf, shelf.showsScan {
    return Page(title: shelf.sentence, items: [], selected: 0)
  }
  let listed = categories.listed
  return Page(
    // “find” is a word to type.
    title: categories.filter.map {
      $0.isEmpty ? tr("Say find, and a part of a name.") : tr("Categories with \"\($0)\"")
    } ?? tr("Choose a category."),
    lines: [
      listed.isEmpty ? tr("No category matches.") : nil,
      categories.shelf?.unreadable.map { "\($0)." },
    ].compactMap(\.self), count: listed.count, selected: categories.selected
  ) { index in
    let category = listed[index]
    // "Rock, 20 covers, chosen".
    let label = list([
      category.label, (categories.covers(of: category)?.count).map(covers),
      category == categories.current ? tr("chosen", in: "category") : nil,
    ])
    var item = Item(label, .categories(.change(.init(category: category))))
    item.select = .categories(.select(index))
    // Only the player's own can be changed.
    if category.isOwn {
      item.commands[.renameCategory] = .prompt(.open(.renameCategory(category.id)))
      item.commands[.deleteCategory] = .routing(.go(.deletion))
    }
    return item
  }
}
