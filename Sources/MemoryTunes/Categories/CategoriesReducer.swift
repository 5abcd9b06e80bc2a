func categoriesReducer(
  state: inout AppState, action: CategoriesAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .setCatalogue(let action):
    state.categories.catalogue = action.catalogue
  case .select(let index):
    guard state.categories.listed.indices.contains(index) else { return .ignored(.noSuchEntry) }
    state.categories.selected = index
    events.append(.categorySelected)
  case .change(let action):
    // While a shelf is listed, games by ear still come from a bundled category.
    let isForEar = state.categories.shelf != nil && Category.bundled.contains(action.category)
    guard isForEar || state.categories.listed.contains(action.category) else {
      return .ignored(.unknownCategory)
    }
    state.categories.choose(action.category)
    rememberCategories(of: &state)
    let choosesGame = state.routing.path.contains(.newGame)
    if !choosesGame { state.routing.selections[.menu] = MenuEntry.newGame.rawValue }
    state.routing.go(to: choosesGame ? .newGame : .menu, events: &events)
  case .delete(let action):
    guard state.categories.delete(action.id) else {
      return .ignored("the category is not one of the player's own")
    }
    rememberCategories(of: &state)
    state.routing.leave(.deletion, events: &events)
  case .shelf(let action):
    return showShelf(action, in: &state.categories)
  case .filter(let text):
    guard text?.count ?? 0 <= Category.maximumNameLength else { return .ignored(.lineIsFull) }
    state.categories.search(for: text)
    events.append(.categorySelected)
  }
  return .handled()
}

private func showShelf(
  _ action: ShelfAction, in state: inout CategoriesState
) -> Outcome<AppEffect> {
  guard let shelf = state.shelf, shelf.folder == action.folder, shelf.scan.isRunning else {
    return .ignored("the folder is no longer looked through")
  }
  switch action.news {
  case .progress(let done, let total):
    guard 0 <= done, done <= total, total <= 1_000_000 else { return .ignored(.impossibleProgress) }
    state.shelf?.scan = .running(done: done, total: total)
  case .found(let content):
    // Before, there was nothing to select.
    let selected = shelf.content == nil ? nil : state.selectedCategory
    state.shelf?.show(content)
    state.select(selected)
  case .failed(let failure):
    state.shelf?.scan = .failed(failure)
  }
  return .handled()
}
