import DataFlowTesting
import Testing

@testable import MemoryTunes

extension Shelf {
  /// A shelf of two sections.
  static let small = Shelf(
    whole: Section(id: "shelf", name: nil, count: 5, images: ["a", "b"]),
    sections: [
      Section(id: "shelf-1", name: "Jazz", count: 3, images: ["a"]),
      Section(id: "shelf-2", name: "Polka", count: 2, images: ["b"]),
    ])
}

/// The player's own shelf in the picker.
@MainActor @Suite struct ShelfTests {
  private nonisolated static let jazz = Category(id: "shelf-1", name: "Jazz")
  private nonisolated static let polka = Category(id: "shelf-2", name: "Polka")
  private nonisolated static let whole = Category(id: "shelf")

  private let scan = Effect<AppEffect>.run(.categories(.scanShelf("/music")), id: .shelf)

  private func news(_ news: ShelfAction.News) -> AppAction {
    .categories(.shelf(ShelfAction(folder: "/music", news)))
  }

  /// Preferences with a folder as the source, and what was chosen in it.
  private func preferences(_ chosen: MemoryTunes.Category? = nil) -> Preferences {
    Preferences().with {
      $0.settings.source = .folder("/music")
      $0.settings.folder = "/music"
      $0.shelfCategory = chosen
    }
  }

  private func state(
    _ chosen: MemoryTunes.Category? = nil, options: LaunchOptions = LaunchOptions(),
    found shelf: Shelf? = .small
  ) -> AppState {
    var state = AppState()
    state.reduce(
      .restore(preferences(chosen), options: options))
    if let shelf { state.reduce(news(.found(shelf))) }
    return state
  }

  @Test func `a folder is looked through once it is the source, at launch or later`() {
    var (launched, changed) = (AppState(), AppState())
    let atLaunch = launched.reduce(.restore(preferences()))
    let later = changed.reduce(.set(\.source, .folder("/music")))

    #expect(
      atLaunch == .handled(.merge(scan, .run(.categories(.loadCatalogue)), .summarize)))
    #expect(later == .handled(.merge(scan, .savePreferences(changed.settings.saved))))
    #expect(launched.categories.shelf == ShelfState(folder: "/music"))
    #expect(launched.categories.listed == [Self.whole])
  }

  @Test func `another source puts the shelf away, and the choice of before is back`() {
    var state = state()
    state.categories.chosen = .bundled[2]

    let outcome = state.reduce(.set(\.source, .bundled))

    #expect(outcome == .handled(.savePreferences(state.settings.saved)))
    #expect(state.categories.shelf == nil)
    #expect(state.categories.listed == Category.bundled)
    #expect(state.categories.current == .bundled[2])
    #expect(state.categories.selected == 2)
  }

  @Test func `the picker lists the whole shelf and its sections, and what is chosen is saved`() {
    let app = state().store

    #expect(app.state.categories.listed == [Self.whole, Self.jazz, Self.polka])
    #expect(app.state.categories.covers(of: Self.whole)?.count == 5)
    #expect(app.state.categories.covers(of: Self.polka)?.images == ["b"])
    #expect(app.state.categories.covers(of: Category.bundled[0]) == nil)
    let saved = app.state.settings.saved.with { $0.shelfCategory = Self.polka }
    app.send(.choose(Self.polka), .handled(.merge(.savePreferences(saved), .summarize))) {
      $0.categories.shelf?.chosen = Self.polka
      $0.categories.selected = 2
      $0.settings.saved = saved
      $0.routing.selections[.menu] = MenuEntry.newGame.rawValue
    }
    app.send(.choose(Category(id: "shelf-9", name: "Gone")), .ignored(.unknownCategory))
  }

  @Test(
    arguments: [
      (jazz, jazz), (Category(id: "shelf-9", name: "jazz"), jazz),
      (Category(id: "shelf-9", name: "Gone"), whole), (nil, whole), (.bundled[0], whole),
    ] as [(MemoryTunes.Category?, MemoryTunes.Category)])
  func `what was chosen in an earlier run is chosen again, if it is still there`(
    remembered: MemoryTunes.Category?, expected: MemoryTunes.Category
  ) {
    let state = state(remembered)

    #expect(state.categories.current == expected)
    #expect(state.categories.selectedCategory == expected)
  }

  @Test func `an option names a folder of the shelf`() {
    var shelf = Shelf.small
    shelf.sections[0].name = "ROCK"

    let state = state(Self.polka, options: LaunchOptions(category: .bundled[2]), found: shelf)

    #expect(state.categories.current == Category(id: "shelf-1", name: "ROCK"))
  }

  @Test func `games are dealt from the shelf only while covers come from it`() {
    let state = state(Self.jazz)

    #expect(DealAction(for: state).request.category == Self.jazz)
    #expect(DealAction(for: state, source: .bundled).request.category == .bundled[0])
    #expect(DealAction(for: state, source: .itunes).request.category == .bundled[0])
  }

  @Test func `the picker looks for changes, and keeps the selection`() {
    let app = state().store
    app.send(.go(.categories), .handled(scan)) {
      $0.routing.path = [.categories]
      $0.categories.shelf?.scan = .running(done: 0, total: 0)
    }
    app.send(.categories(.select(2))) { $0.categories.selected = 2 }
    app.send(.go(.help)) { $0.routing.path = [.categories, .help] }
    // Not again while that is under way.
    app.send(.go(.categories)) { $0.routing.path = [.categories] }

    app.send(news(.progress(done: 1, total: 2))) {
      $0.categories.shelf?.scan = .running(done: 1, total: 2)
    }
    var shelf = Shelf.small
    shelf.sections.removeFirst()
    app.send(news(.found(shelf)), .handled(.cancel(.shelf))) {
      $0.categories.shelf?.content = shelf
      $0.categories.shelf?.scan = .done
      $0.categories.selected = 1
    }
  }

  @Test(
    arguments: [
      (ShelfAction(folder: "/other", .found(.small)), "the folder is no longer looked through"),
      (ShelfAction(folder: "/music", .progress(done: 3, total: 2)), .impossibleProgress),
      (ShelfAction(folder: "/music", .progress(done: -1, total: 2)), .impossibleProgress),
      (ShelfAction(folder: "/music", .progress(done: 0, total: .max)), .impossibleProgress),
    ] as [(ShelfAction, Reason)])
  func `news of another shelf or impossible ones are ignored`(action: ShelfAction, reason: Reason) {
    state(found: nil).store.send(.categories(.shelf(action)), .ignored(reason))
  }

  @Test func `a shelf that cannot be looked through says why, and is tried again`() {
    let app = state(found: nil).store
    let failure = CoverFailure.folder(path: "/music", .forbidden)

    app.send(news(.failed(failure)), .handled(.cancel(.shelf))) {
      $0.categories.shelf?.scan = .failed(failure)
    }
    app.send(news(.found(.small)), .ignored("the folder is no longer looked through"))
    app.send(.go(.categories), .handled(scan)) {
      $0.routing.path = [.categories]
      $0.categories.shelf?.scan = .running(done: 0, total: 0)
    }
  }

  @Test func `a folder that is chosen after a failed deal is shown in the picker`() {
    var state = AppState().with {
      $0.routing.path = [.game, .prompt]
      $0.game.deal = .failed(.fetch(.noneBundled))
      ($0.prompt.purpose, $0.prompt.text) = (.chooseFolder, "/music")
    }

    let outcome = state.reduce(.prompt(.confirm))

    #expect(state.routing.path == [.game, .categories])
    #expect(state.categories.shelf == ShelfState(folder: "/music"))
    #expect(outcome == .handled(.merge(scan, .savePreferences(state.settings.saved))))
  }
}

@MainActor @Suite struct CategorySearchTests {
  @Test func `only categories whose names contain the text are listed`() {
    let categories = TestStore(initialState: AppState(), reducer: quiet(categoriesReducer))

    categories.send(.select(3)) { $0.categories.selected = 3 }
    categories.send(.filter("")) { $0.categories.filter = "" }
    #expect(categories.state.categories.listed == Category.bundled)
    categories.send(.filter("R")) { ($0.categories.filter, $0.categories.selected) = ("R", 0) }
    #expect(categories.state.categories.listed.map(\.id) == ["electronic", "rock", "rap"])
    categories.send(.select(1)) { $0.categories.selected = 1 }
    categories.send(.select(3), .ignored(.noSuchEntry))
    categories.send(.filter(nil)) { ($0.categories.filter, $0.categories.selected) = (nil, 2) }
    // Where nothing matches, nothing is selected.
    categories.send(.filter("zzz")) { ($0.categories.filter, $0.categories.selected) = ("zzz", 0) }
    #expect(categories.state.categories.selectedCategory == nil)
    categories.send(.select(0), .ignored(.noSuchEntry))
    categories.send(
      .change(ChangeCategoryAction(category: .bundled[0])), .ignored(.unknownCategory))
    categories.send(.filter(String(repeating: "z", count: 31)), .ignored(.lineIsFull))
    categories.send(.filter(nil)) { $0.categories.filter = nil }
  }

  @Test func `leaving the picker ends the search, and keeps the selection`() {
    let app = AppState().with { $0.routing.path = [.categories] }.store
    app.send(.categories(.filter("ra"))) { $0.categories.filter = "ra" }

    app.send(.go(.help)) {
      $0.routing.path = [.categories, .help]
      $0.categories.filter = nil
      $0.categories.selected = 4
    }
  }
}
