import DataFlow

/// Keeps the categories: the chosen one, the selected one, and those that the player added.
func categoriesReducer(
  state: inout CategoriesState, action: CategoriesAction
) -> Outcome<CategoriesEffect> {
  switch action {
  case .setCatalogue(let action):
    state.catalogue = action.catalogue
  case .select(let index):
    guard state.all.indices.contains(index) else { return .ignored(.noSuchEntry) }
    state.selected = index
  case .change(let action):
    guard state.all.contains(action.category) else { return .ignored(.unknownCategory) }
    state.chosen = action.category
  case .delete(let action):
    guard state.delete(action.id) else { return .ignored(.notDeletable) }
  }
  return .handled()
}

extension Reason {
  public static let unknownCategory: Self = "there is no such category"
  public static let notDeletable: Self = "the category is not one of the player's own"
}
