import MemoryTunes

extension Screen {
  /// Asks whether to delete the selected category.
  static let deletion = question { state in
    let category = state.categories.selectedCategory
    let deleting = category.map {
      Item(ButtonWords.delete, .categories(.delete(.init(id: $0.id))))
    }
    return Page(
      title: DialogWords.deletion, lines: [DialogWords.delete(category)],
      buttons: [Item(ButtonWords.keep, .routing(.go(state.routing.previous)))]
        + [deleting].compactMap(\.self), in: state)
  }
}
