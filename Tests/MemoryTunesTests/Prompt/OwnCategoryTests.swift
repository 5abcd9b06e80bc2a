import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// Categories that the player adds, renames and deletes.
@MainActor @Suite struct OwnCategoryTests {
  private let jazz = Category(id: "own-1", name: "Jazz")

  /// A game whose picker is open, with one category of the player's own.
  private func picking(_ own: MemoryTunes.Category...) -> TestStore<AppState, AppAction, AppEffect>
  {
    var state = AppState()
    state.routing.path = [.categories]
    state.categories.all += own
    state.settings.saved.ownCategories = own
    return TestStore(initialState: state, reducer: appReducer)
  }

  @Test func `one is added, kept, and selected`() {
    let app = picking()

    app.send(.prompt(.open(.addCategory))) {
      $0.prompt.purpose = .addCategory
      $0.routing.path = [.categories, .prompt]
    }
    app.send(.prompt(.write(" Jazz "))) { $0.prompt.text = " Jazz " }
    var saved = Preferences()
    saved.ownCategories = [jazz]
    app.send(
      .prompt(.confirm),
      .handled(.run(.settings(.savePreferences(saved)), id: .preferences))
    ) {
      $0.categories.all.append(jazz)
      $0.categories.selected = 5
      $0.settings.saved = saved
      $0.routing.path = [.categories]
      $0.prompt = PromptState()
    }
  }

  @Test func `the chosen one is renamed everywhere`() {
    let app = picking(jazz)
    app.send(
      .categories(.change(ChangeCategoryAction(category: jazz))),
      .handled(
        .run(.settings(.savePreferences(app.saved { $0.category = jazz })), id: .preferences)
          .merged(with: .summarize))
    ) {
      $0.categories.chosen = jazz
      $0.categories.selected = 5
      $0.settings.saved.category = jazz
      $0.routing.selections[.menu] = MenuEntry.newGame.rawValue
      $0.routing.path = []
    }

    app.send(.prompt(.open(.renameCategory("own-1")))) {
      $0.prompt.purpose = .renameCategory("own-1")
      $0.prompt.text = "Jazz"
      $0.routing.path = [.prompt]
    }
    app.send(.prompt(.write("Bebop"))) { $0.prompt.text = "Bebop" }
    let bebop = Category(id: "own-1", name: "Bebop")
    let saved = app.saved {
      $0.category = bebop
      $0.ownCategories = [bebop]
    }
    app.send(
      .prompt(.confirm),
      .handled(.merge(.run(.settings(.savePreferences(saved)), id: .preferences), .summarize))
    ) {
      $0.categories.all[5] = bebop
      $0.categories.chosen = bebop
      $0.settings.saved = saved
      $0.routing.path = []
      $0.prompt = PromptState()
    }
  }

  @Test func `the chosen one is deleted, and another is chosen`() {
    let app = picking(jazz)
    app.send(.categories(.select(5))) { $0.categories.selected = 5 }

    app.send(
      .categories(.delete(DeleteCategoryAction(id: "own-1"))),
      .handled(
        .run(.settings(.savePreferences(app.saved { $0.ownCategories = [] })), id: .preferences))
    ) {
      $0.categories.all.removeLast()
      $0.categories.selected = 4
      $0.settings.saved.ownCategories = []
    }
    app.send(.categories(.delete(DeleteCategoryAction(id: "own-1"))), .ignored(.notDeletable))
    app.send(.categories(.delete(DeleteCategoryAction(id: "pop"))), .ignored(.notDeletable))
  }

  @Test func `one is deleted only after a question, and the picker is there again`() {
    let app = picking(jazz)
    app.send(.categories(.select(5))) { $0.categories.selected = 5 }
    app.send(.go(.deletion)) { $0.routing.path = [.categories, .deletion] }

    app.send(
      .categories(.delete(DeleteCategoryAction(id: "own-1"))),
      .handled(
        .run(.settings(.savePreferences(app.saved { $0.ownCategories = [] })), id: .preferences))
    ) {
      $0.categories.all.removeLast()
      $0.categories.selected = 4
      $0.settings.saved.ownCategories = []
      $0.routing.path = [.categories]
    }
  }

  @Test func `those of earlier runs are there again`() {
    var categories = CategoriesState()
    var preferences = Preferences()
    preferences.ownCategories = [jazz, Category(id: "pop", name: "Not ours")]
    preferences.category = jazz

    categories.restore(RestorePreferencesAction(preferences: preferences))

    #expect(categories.all == Category.bundled + [jazz])
    #expect((categories.chosen, categories.selected) == (jazz, 5))
  }
}

extension TestStore<AppState, AppAction, AppEffect> {
  /// The saved preferences after a change.
  fileprivate func saved(with change: (inout Preferences) -> Void) -> Preferences {
    var preferences = state.settings.saved
    change(&preferences)
    return preferences
  }
}
