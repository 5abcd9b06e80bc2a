import DataFlow

/// Remembers which kind of music is chosen.
public func categoriesReducer(
  state: inout CategoriesState, action: AppAction
) -> Outcome<AppEffect> {
  switch action {
  case .changeCategory(let action):
    guard state.all.contains(action.category) else { return .ignored(.unknownCategory) }
    state.chosen = action.category
    state.picked.fire(action.category)
    return .handled()
  case .restorePreferences(let action):
    state.all = Category.bundled + action.preferences.ownCategories.filter(\.isOwn)
    let remembered = state.all.first { $0.id == action.preferences.category.id }
    state.chosen = action.options.category ?? remembered ?? state.chosen
    state.selected = state.all.firstIndex(of: state.chosen) ?? 0
    return .handled()
  case .setCatalogue(let action):
    state.catalogue = action.catalogue
    return .handled()
  case .selectEntry(let action) where action.destination == .categories:
    guard state.all.indices.contains(action.index) else { return .ignored(.noSuchEntry) }
    state.selected = action.index
    return .handled()
  case .routing(let action) where action.destination == .menu:
    // So the picker opens at the chosen one, but not when a dialog over it closes.
    state.selected = state.all.firstIndex(of: state.chosen) ?? 0
    return .handled()
  case .launch, .showNotice, .routing, .selectEntry, .changeSetting, .newGame, .fetchTunes,
    .fetchProgress, .setCards, .fetchFailed, .moveCursor, .flipCard, .turnCards, .tick,
    .prompt, .deleteCategory, .inspect, .playOn, .resume, .restoreGame, .saveGame, .missingCovers,
    .quit:
    return .unknown
  }
}

extension Reason {
  public static let unknownCategory: Self = "there is no such category"
}
