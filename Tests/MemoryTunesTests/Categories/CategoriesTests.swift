import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct CategoriesTests {
  private nonisolated static let rock = Category(id: "rock", name: "Rock")
  private nonisolated static let metal = Category(id: "metal", name: "Metal")

  @Test func `there are five categories, and games are dealt from the first`() {
    let state = CategoriesState()

    #expect(state.all.map(\.term) == ["Pop", "Electronic", "Rock", "Metal", "Rap"])
    #expect(state.all.map(\.id) == ["pop", "electronic", "rock", "metal", "rap"])
    #expect(state.chosen == state.all[0])
    #expect(state.catalogue.isEmpty)
  }

  @Test(arguments: [("rock", rock), ("ROCK", rock), ("Metal", metal), ("jazz", nil), ("", nil)])
  func `a word names a category whatever its case`(word: String, category: MemoryTunes.Category?) {
    #expect(Category.named(word) == category)
  }

  @Test func `a known category is chosen in the picker, and the covers are kept`() {
    let categories = TestStore(initialState: AppState(), reducer: quiet(categoriesReducer))
    let jazz = Category(id: "jazz", name: "Jazz")

    categories.send(.setCatalogue(SetCatalogueAction(catalogue: ["pop": [.titled("A")]]))) {
      $0.categories.catalogue = ["pop": [.titled("A")]]
    }
    categories.send(.select(2)) { $0.categories.selected = 2 }
    categories.send(.change(ChangeCategoryAction(category: Self.rock))) {
      $0.categories.chosen = Self.rock
      $0.settings.saved.category = Self.rock
      $0.routing.selections[.menu] = MenuEntry.newGame.rawValue
    }
    categories.send(.change(ChangeCategoryAction(category: jazz)), .ignored(.unknownCategory))
    for index in [-1, 20, Int.max] { categories.send(.select(index), .ignored(.noSuchEntry)) }
  }

  @Test func `the picker opens at the chosen category, and stays where it is behind a dialog`() {
    let app = AppState().with {
      ($0.categories.chosen, $0.categories.selected) = (Self.rock, 4)
    }.store

    app.send(.go(.categories)) { $0.routing.path = [.categories] }
    app.send(.go(.help)) { $0.routing.path = [.categories, .help] }
    app.send(.go(.categories)) { $0.routing.path = [.categories] }
    app.send(.go(.menu), .handled(.summarize)) {
      $0.routing.path = []
      $0.categories.selected = 2
    }
  }

  @Test func `the category of earlier runs is chosen, unless an option names one`() {
    let preferences = Preferences().with { $0.category = Self.rock }
    let options = LaunchOptions(category: Self.metal)
    var (remembered, named) = (CategoriesState(), CategoriesState())

    remembered.restore(RestorePreferencesAction(preferences: preferences))
    named.restore(RestorePreferencesAction(preferences: preferences, options: options))

    #expect((remembered.chosen, remembered.selected) == (Self.rock, 2))
    #expect((named.chosen, named.selected) == (Self.metal, 3))
  }

  @Test func `the picker starts at the top when the chosen category is gone`() {
    var state = CategoriesState()
    state.chosen = Category(id: "jazz", name: "Jazz")
    state.selected = 3

    state.select()

    #expect(state.selected == 0)
  }
}
