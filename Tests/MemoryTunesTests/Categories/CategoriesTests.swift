import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct CategoriesTests {
  private nonisolated static let rock = Category(id: "rock", name: "Rock")
  private nonisolated static let metal = Category(id: "metal", name: "Metal")

  @Test func `there are five categories, and games are dealt from the first`() {
    let state = CategoriesState()

    #expect(state.all.map(\.name) == ["Pop", "Electronic", "Rock", "Metal", "Rap"])
    #expect(state.all.map(\.id) == ["pop", "electronic", "rock", "metal", "rap"])
    #expect(state.chosen == state.all[0])
    #expect(state.catalogue.isEmpty)
  }

  @Test(arguments: [("rock", rock), ("ROCK", rock), ("Metal", metal), ("jazz", nil), ("", nil)])
  func `a word names a category whatever its case`(word: String, category: MemoryTunes.Category?) {
    #expect(Category.named(word) == category)
  }

  @Test func `a category is chosen in the picker`() {
    let categories = TestStore(CategoriesState(), categoriesReducer)

    categories.send(.go(.categories), .unknown)
    categories.send(.selectEntry(SelectEntryAction(2, of: .categories))) { $0.selected = 2 }
    categories.send(
      .changeCategory(ChangeCategoryAction(category: Self.rock))
    ) {
      $0.chosen = Self.rock
      $0.picked.fire(Self.rock)
    }
    categories.send(.go(.menu))
    categories.send(.selectEntry(SelectEntryAction(4, of: .categories))) { $0.selected = 4 }
    categories.send(.go(.help), .unknown)
    categories.send(.go(.categories), .unknown)
    categories.send(.go(.menu)) { $0.selected = 2 }
  }

  @Test func `a category that there is not cannot be chosen`() {
    let categories = TestStore(CategoriesState(), categoriesReducer)
    let jazz = Category(id: "jazz", name: "Jazz")

    categories.send(
      .changeCategory(ChangeCategoryAction(category: jazz)), .ignored(.unknownCategory))
  }

  @Test func `the category of earlier runs is chosen, unless an option names one`() {
    var preferences = Preferences()
    preferences.category = Self.rock
    let categories = TestStore(CategoriesState(), categoriesReducer)

    categories.send(.restorePreferences(RestorePreferencesAction(preferences: preferences))) {
      $0.chosen = Self.rock
      $0.selected = 2
    }
    let options = LaunchOptions(category: Self.metal)
    categories.send(
      .restorePreferences(RestorePreferencesAction(preferences: preferences, options: options))
    ) {
      $0.chosen = Self.metal
      $0.selected = 3
    }
  }

  @Test func `the picker starts at the top when the chosen category is gone`() {
    var state = CategoriesState()
    state.chosen = Category(id: "jazz", name: "Jazz")
    state.selected = 3
    let categories = TestStore(state, categoriesReducer)

    categories.send(.go(.menu)) { $0.selected = 0 }
  }

  @Test func `the bundled covers are remembered`() {
    let categories = TestStore(CategoriesState(), categoriesReducer)

    categories.send(.setCatalogue(SetCatalogueAction(catalogue: ["pop": [.titled("A")]]))) {
      $0.catalogue = ["pop": [.titled("A")]]
    }
  }

  @Test(arguments: RoutingDestination.allCases.filter { $0 != .categories })
  func `entries of other screens are not the picker's`(destination: RoutingDestination) {
    let categories = TestStore(CategoriesState(), categoriesReducer)

    categories.send(.selectEntry(SelectEntryAction(1, of: destination)), .unknown)
  }
}
