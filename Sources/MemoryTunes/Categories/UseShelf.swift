/// Shows the shelf if covers come from a folder; a choice on another shelf does not apply.
func useShelf(chosen: Category? = nil, in state: inout AppState) {
  let folder: String? =
    if case .folder(let path) = state.settings.current.source { path } else { nil }
  guard folder != state.categories.shelf?.folder else { return }
  state.categories.useShelf(in: folder, chosen: chosen)
}

/// Keeps the categories and what was chosen of them for the next run.
func rememberCategories(of state: inout AppState) {
  state.settings.saved.ownCategories = state.categories.all.filter(\.isOwn)
  state.settings.saved.category = state.categories.chosen
  if let shelf = state.categories.shelf { state.settings.saved.shelfCategory = shelf.chosen }
}
