/// Shows the shelf if covers come from a folder; a choice on another shelf does not apply.
func useShelf(chosen: Category? = nil, in state: inout AppState) -> Effect<AppEffect> {
  let folder: String? =
    if case .folder(let path) = state.settings.current.source { path } else { nil }
  guard folder != state.categories.shelf?.folder else { return .none }
  state.categories.useShelf(in: folder, chosen: chosen)
  return folder.map { .run(.categories(.scanShelf($0)), id: .shelf) } ?? .cancel(.shelf)
}

func scanShelf(in state: inout AppState) -> Effect<AppEffect> {
  guard let shelf = state.categories.shelf, !shelf.scan.isRunning else { return .none }
  state.categories.shelf?.scan = .running(done: 0, total: 0)
  return .run(.categories(.scanShelf(shelf.folder)), id: .shelf)
}

func saveCategories(of state: inout AppState) -> Effect<AppEffect> {
  state.settings.saved.ownCategories = state.categories.all.filter(\.isOwn)
  state.settings.saved.category = state.categories.chosen
  if let shelf = state.categories.shelf { state.settings.saved.shelfCategory = shelf.chosen }
  return savePreferences(of: state.settings)
}
