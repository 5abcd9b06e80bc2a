import Artwork
import DataFlow

/// Keeps the line that the player writes, and does with it what it was written for.
func promptReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  switch action {
  case .prompt(.open(let purpose)):
    state.prompt.purpose = purpose
    state.prompt.text = state.initialText(for: purpose)
    return .handled(.run(.show(.prompt)))
  case .prompt(.write(let text)):
    guard state.prompt.purpose != nil else { return .ignored(.noPrompt) }
    guard text.count <= PromptState.largestLength else { return .ignored(.lineIsFull) }
    state.prompt.text = text
    return .handled()
  case .prompt(.confirm):
    guard let purpose = state.prompt.purpose else { return .ignored(.noPrompt) }
    guard state.promptFlaw == nil else { return .ignored(.lineIsFlawed) }
    state.take(state.prompt.text.cleaned, for: purpose)
    return .handled(
      .both(
        .run(.savePreferences(state.settings.saved), id: .preferences),
        .run(.show(state.routing.previous))))
  case .deleteCategory(let action):
    guard state.categories.delete(action.id) else { return .ignored(.notDeletable) }
    state.keepCategories()
    return .handled(.run(.savePreferences(state.settings.saved), id: .preferences))
  case .routing(let action) where action.destination != .prompt:
    state.prompt = PromptState()
    return .handled()
  case .launch, .restorePreferences, .showNotice, .setCatalogue, .routing, .selectEntry,
    .changeCategory, .changeSetting, .newGame, .fetchTunes, .fetchProgress, .setCards,
    .fetchFailed, .moveCursor, .flipCard, .turnCards, .tick, .inspect, .playOn, .resume,
    .restoreGame, .saveGame, .missingCovers, .quit:
    return .unknown
  }
}

extension Reason {
  public static let noPrompt: Self = "nothing is being written"
  public static let lineIsFull: Self = "the line is full"
  public static let lineIsFlawed: Self = "the line cannot be taken as it is"
  public static let notDeletable: Self = "the category is not one of the player's own"
}

extension AppState {
  /// What stands in the line when it is opened.
  fileprivate func initialText(for purpose: PromptPurpose) -> String {
    switch purpose {
    case .addCategory: ""
    case .renameCategory(let id): categories.all.first { $0.id == id }?.name ?? ""
    case .chooseFolder: settings.current.folder ?? "~/Music"
    }
  }

  fileprivate mutating func take(_ text: String, for purpose: PromptPurpose) {
    switch purpose {
    case .addCategory:
      categories.add(name: text)
      keepCategories()
    case .renameCategory(let id):
      categories.rename(id, to: text)
      keepCategories()
    case .chooseFolder:
      settings.current.use(.folder(text))
      settings.saved.settings.use(.folder(text))
    }
  }

  fileprivate mutating func keepCategories() {
    settings.saved.ownCategories = categories.all.filter(\.isOwn)
    settings.saved.category = categories.chosen
  }
}

extension CategoriesState {
  fileprivate mutating func add(name: String) {
    let numbers = all.compactMap(\.ownNumber)
    all.append(Category(ownNumber: (numbers.max() ?? 0) + 1, name: name))
    selected = all.count - 1
  }

  fileprivate mutating func rename(_ id: String, to name: String) {
    guard let index = all.firstIndex(where: { $0.id == id && $0.isOwn }) else { return }
    all[index] = Category(id: id, name: name)
    if chosen.id == id { chosen = all[index] }
  }

  /// Whether there was such a category of the player's own.
  fileprivate mutating func delete(_ id: String) -> Bool {
    guard let index = all.firstIndex(where: { $0.id == id && $0.isOwn }) else { return false }
    all.remove(at: index)
    selected = min(selected, all.count - 1)
    if chosen.id == id { chosen = all[selected] }
    return true
  }
}
