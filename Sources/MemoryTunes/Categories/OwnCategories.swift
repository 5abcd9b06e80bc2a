extension CategoriesState {
  mutating func add(name: String) {
    let numbers = all.compactMap(\.ownNumber)
    all.append(Category(ownNumber: (numbers.max() ?? 0) + 1, name: name))
    selected = all.count - 1
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
    selected = min(selected, all.count - 1)
    if chosen.id == id { chosen = all[selected] }
    return true
  }

  /// Restores the choices of earlier runs; options override them.
  mutating func restore(_ action: RestorePreferencesAction) {
    all = Category.bundled + action.preferences.ownCategories.filter(\.isOwn)
    let remembered = all.first { $0.id == action.preferences.category.id }
    chosen = action.options.category ?? remembered ?? chosen
    selectChosen()
  }

  mutating func selectChosen() {
    selected = all.firstIndex(of: chosen) ?? 0
  }
}
