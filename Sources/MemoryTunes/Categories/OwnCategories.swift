extension CategoriesState {
  mutating func add(name: String) {
    let numbers = all.compactMap(\.ownNumber)
    all.append(Category(ownNumber: (numbers.max() ?? 0) + 1, name: name))
    select(all.last)
  }

  mutating func rename(_ id: String, to name: String) {
    guard let index = all.firstIndex(where: { $0.id == id && $0.isOwn }) else { return }
    all[index] = Category(id: id, name: name)
    if chosen.id == id { chosen = all[index] }
  }

  /// Deletes a category of the player's own; returns whether there was one with this id.
  mutating func delete(_ id: String) -> Bool {
    guard let index = all.firstIndex(where: { $0.id == id && $0.isOwn }) else { return false }
    all.remove(at: index)
    if chosen.id == id { chosen = all[min(index, all.count - 1)] }
    selected = min(selected, max(0, listed.count - 1))
    return true
  }

  mutating func restore(_ action: RestorePreferencesAction) {
    all = Category.bundled + action.preferences.ownCategories.filter(\.isOwn)
    let remembered = all.first { $0.id == action.preferences.category.id }
    chosen = action.options.category ?? remembered ?? chosen
    select()
  }

  /// Selects a category, or else the chosen one, or else the first.
  mutating func select(_ category: Category? = nil) {
    let ids = listed.map(\.id)
    selected = category.flatMap { ids.firstIndex(of: $0.id) } ?? ids.firstIndex(of: current.id) ?? 0
  }

  mutating func choose(_ category: Category) {
    if shelf == nil || Category.bundled.contains(category) {
      chosen = category
    } else {
      shelf?.chosen = category
    }
  }

  /// Lists only categories whose names contain a text, or all if nil; the selected one stays selected.
  mutating func search(for text: String?) {
    let category = selectedCategory
    filter = text
    if text?.isEmpty ?? true { select(category) } else { selected = 0 }
  }

  /// Shows the shelf in a folder, not scanned yet, or none.
  mutating func useShelf(in folder: String?, chosen: Category?) {
    filter = nil
    shelf = folder.map { ShelfState(folder: $0, chosen: chosen ?? .wholeShelf) }
    select()
  }
}
