import DataFlowTesting
import Testing

@testable import MemoryTunes

/// The line that the player types.
@MainActor @Suite struct PromptTests {
  @Test(
    arguments: [
      // A new category needs a name of its own.
      (.addCategory, "", .empty), (.addCategory, "   ", .empty), (.addCategory, "\u{202E}", .empty),
      (.addCategory, "Bebop", nil), (.addCategory, "  Bebop  ", nil), (.addCategory, "日本の音楽", nil),
      (.addCategory, "jazz", .taken), (.addCategory, "POP", .taken),
      (.addCategory, String(repeating: "a", count: 30), nil),
      (.addCategory, String(repeating: "a", count: 31), .tooLong),
      // A category may keep its name.
      (.renameCategory("own-1"), "Jazz", nil), (.renameCategory("own-1"), "Pop", .taken),
      // A folder is a path.
      (.chooseFolder, "/music", nil), (.chooseFolder, "~/Music", nil),
      (.chooseFolder, "Music", .noPath), (.chooseFolder, "itunes", .noPath),
      (.chooseFolder, "", .empty),
    ] as [(PromptPurpose, String, PromptProblem?)])
  func `a line may have a problem`(purpose: PromptPurpose, text: String, problem: PromptProblem?) {
    var state = AppState()
    state.categories.all.append(Category(id: "own-1", name: "Jazz"))
    (state.prompt.purpose, state.prompt.text) = (purpose, text)

    #expect(state.promptProblem == problem)
  }

  @Test(
    arguments: [
      ("Ben", "Ben", nil), ("", "Penny", nil), ("Anna", "Anna", .taken),
      (String(repeating: "a", count: 17), "Anna", .longName),
    ] as [(String, String, PromptProblem?)])
  func `somebody new gets the typed name, or keeps their own, and is selected`(
    text: String, name: String, problem: PromptProblem?
  ) {
    let penny = Person(name: "Penny", face: 1, color: 1)

    let state = AppState().with {
      $0.settings.current.people = [Person(name: "Anna", face: 0, color: 0)]
      $0.routing.path = [.people]
    }.after(.prompt(.open(.addPerson(penny))), .prompt(.write(text)), .prompt(.confirm))

    #expect(state.promptProblem == (state.prompt.purpose == nil ? .empty : problem))
    #expect(state.settings.saved.settings.people.last?.name == (problem == nil ? name : nil))
    #expect(state.routing.destination == (problem == nil ? .people : .prompt))
    #expect(state.routing.selections[.people] == (problem == nil ? 1 : nil))
  }

  @Test func `a problem refuses a line, and without a prompt nothing is written`() {
    let app = AppState().with {
      $0.routing.path = [.categories, .prompt]
      $0.prompt.purpose = .addCategory
    }.store

    app.send(.prompt(.confirm)) { $0.prompt.isRefused = true }
    app.send(.prompt(.write(String(repeating: "a", count: 2001))), .ignored(.lineIsFull))
    app.send(.prompt(.write(" "))) {
      $0.prompt.text = " "
      $0.prompt.isRefused = false
    }
    app.send(.go(.categories)) {
      $0.routing.path = [.categories]
      $0.prompt = PromptState()
    }
    app.send(.prompt(.write("x")), .ignored(.noPrompt))
    app.send(.prompt(.confirm), .ignored(.noPrompt))
  }

  @Test func `a source from the command line is kept for the next run`() {
    let settings = TestStore(initialState: AppState(), reducer: quiet(settingsReducer))
    let options = LaunchOptions(source: .folder("/music"))
    let saved = Preferences().with { $0.settings.source = .folder("/music") }

    settings.send(
      .restore(RestorePreferencesAction(preferences: Preferences(), options: options)),
      .handled(.merge(.savePreferences(saved), .run(.categories(.loadCatalogue)), .summarize))
    ) {
      $0.settings.saved = saved
      $0.settings.current.source = .folder("/music")
      $0.settings.isRestored = true
      $0.categories.shelf = ShelfState(folder: "/music")
    }
  }
}

@MainActor @Suite struct OwnCategoryTests {
  private let jazz = Category(id: "own-1", name: "Jazz")

  /// A game whose picker is open, with one category of the player's own.
  private func picking(_ own: MemoryTunes.Category...) -> AppTestStore {
    AppState().with {
      $0.routing.path = [.categories]
      $0.categories.all += own
      $0.settings.saved.ownCategories = own
    }.store
  }

  private func saving(
    _ app: AppTestStore, with change: (inout Preferences) -> Void
  ) -> Effect<AppEffect> {
    .savePreferences(app.state.settings.saved.with(change))
  }

  @Test func `one is added, kept, and selected`() {
    let app = picking()

    app.send(.prompt(.open(.addCategory))) {
      $0.prompt.purpose = .addCategory
      $0.routing.path = [.categories, .prompt]
    }
    app.send(.prompt(.write(" Jazz "))) { $0.prompt.text = " Jazz " }
    app.send(.prompt(.confirm), .handled(saving(app) { $0.ownCategories = [jazz] })) {
      $0.categories.all.append(jazz)
      $0.categories.selected = 5
      $0.settings.saved.ownCategories = [jazz]
      $0.routing.path = [.categories]
      $0.prompt = PromptState()
    }
  }

  @Test func `the chosen one is renamed everywhere`() {
    let app = picking(jazz)
    app.send(.choose(jazz), .handled(.merge(saving(app) { $0.category = jazz }, .summarize))) {
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
    let renaming: (inout Preferences) -> Void = {
      ($0.category, $0.ownCategories) = (bebop, [bebop])
    }
    app.send(.prompt(.confirm), .handled(.merge(saving(app, with: renaming), .summarize))) {
      $0.categories.all[5] = bebop
      $0.categories.chosen = bebop
      renaming(&$0.settings.saved)
      $0.routing.path = []
      $0.prompt = PromptState()
    }
  }

  @Test(arguments: [false, true])
  func `the chosen one is deleted, and another is chosen, also after a question`(asks: Bool) {
    let app = picking(jazz)
    let deletion = AppAction.categories(.delete(DeleteCategoryAction(id: "own-1")))
    app.send(.categories(.select(5))) { $0.categories.selected = 5 }
    if asks { app.send(.go(.deletion)) { $0.routing.path = [.categories, .deletion] } }

    app.send(deletion, .handled(saving(app) { $0.ownCategories = [] })) {
      $0.categories.all.removeLast()
      $0.categories.selected = 4
      $0.settings.saved.ownCategories = []
      $0.routing.path = [.categories]
    }
    app.send(deletion, .ignored("the category is not one of the player's own"))
    app.send(
      .categories(.delete(DeleteCategoryAction(id: "pop"))),
      .ignored("the category is not one of the player's own"))
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
