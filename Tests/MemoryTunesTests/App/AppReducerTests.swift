import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct AppReducerTests {
  private static let rock = Category(id: "rock", name: "Rock")

  @Test func `the launch asks for the choices of earlier runs and the game left unfinished`() {
    let app = TestStore(AppState(), appReducer)
    let options = LaunchOptions(category: Self.rock, isAnimated: false)

    app.send(
      .launch(LaunchAction(options: options)),
      .handled(.both(.run(.loadPreferences(options)), .run(.loadGame)))
    ) { $0.settings.options = options }
  }

  @Test func `notices are kept in order until another screen is opened`() {
    let app = TestStore(AppState(), appReducer)

    app.send(.showNotice(ShowNoticeAction("First."))) { $0.notices = ["First."] }
    app.send(.showNotice(ShowNoticeAction("Second."))) { $0.notices = ["First.", "Second."] }
    app.send(.selectEntry(SelectEntryAction(1, of: .menu))) { $0.menu.selected = 1 }
    app.send(.go(.settings)) {
      $0.notices = []
      $0.routing.path = [.settings]
    }
  }

  @Test
  func `the preferences of earlier runs and the options reach every part, then covers are listed`()
  {
    var preferences = Preferences()
    preferences.category = Self.rock
    preferences.settings.isAnimated = false
    let options = LaunchOptions(color: .mono)
    let app = TestStore(AppState(), appReducer)

    app.send(
      .restorePreferences(RestorePreferencesAction(preferences: preferences, options: options)),
      .handled(.run(.loadCatalogue))
    ) {
      $0.categories.chosen = Self.rock
      $0.categories.selected = 2
      $0.settings.saved = preferences
      $0.settings.current.isAnimated = false
      $0.settings.current.color = .mono
      $0.settings.isRestored = true
      $0.game.isAnimated = false
    }
  }

  @Test func `a chosen category is saved, and the game is next in the menu`() {
    var preferences = Preferences()
    preferences.category = Self.rock
    var state = AppState()
    state.menu.selected = 1
    let app = TestStore(state, appReducer)

    app.send(
      .changeCategory(ChangeCategoryAction(category: Self.rock)),
      .handled(.run(.savePreferences(preferences), id: .preferences))
    ) {
      $0.categories.chosen = Self.rock
      $0.categories.picked.fire(Self.rock)
      $0.menu.selected = 0
      $0.settings.saved = preferences
    }
  }

  @Test func `a category that there is not is neither chosen nor saved`() {
    let app = TestStore(AppState(), appReducer)
    let jazz = Category(id: "jazz", name: "Jazz")

    app.send(.changeCategory(ChangeCategoryAction(category: jazz)), .ignored(.unknownCategory))
  }

  @Test func `a new game draws a seed for what is chosen now`() {
    var state = AppState()
    state.categories.chosen = Self.rock
    state.settings.current.grid = Grid.choices[5]
    let app = TestStore(state, appReducer)

    app.send(
      .newGame(NewGameAction()),
      .handled(
        .run(.drawSeed(category: Self.rock, grid: Grid.choices[5], source: .bundled), id: .deal))
    ) { $0.game.phase = .starting }
  }

  @Test func `a new game may be smaller than the settings say`() {
    let app = TestStore(AppState(), appReducer)

    app.send(
      .newGame(NewGameAction(source: .itunes, grid: Grid.choices[0])),
      .handled(
        .run(
          .drawSeed(category: .bundled[0], grid: Grid.choices[0], source: .itunes), id: .deal))
    ) { $0.game.phase = .starting }
  }

  @Test(arguments: [AppAction.flip(0), .move(.left)])
  func `a board that is not on screen is not played on`(action: AppAction) {
    for path in [[], [.game, .help], [.settings]] as [[RoutingDestination]] {
      var state = AppState()
      state.game = .dealt("A", "B", "A", "B")
      state.routing.path = path
      let app = TestStore(state, appReducer)

      app.send(action, .ignored(.boardIsNotOnScreen))
    }
  }

  @Test func `a new game stops the clock of the old one`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B")
    state.routing.path = [.game]
    _ = appReducer(state: &state, action: .flip(0))
    let app = TestStore(state, appReducer)

    app.send(
      .newGame(NewGameAction()),
      .handled(
        .both(
          .cancel(.clock),
          .run(
            .drawSeed(category: .bundled[0], grid: .standard, source: .bundled), id: .deal)))
    ) {
      $0.game.phase = .starting
      $0.game.isClockRunning = false
    }
  }

  @Test func `a reply to the old deal does not deal while a new one starts`() {
    var state = AppState()
    state.game.phase = .starting
    let app = TestStore(state, appReducer)

    app.send(
      .setCards(SetCardsAction(request: 0, batch: CoverBatch(covers: .different(8)))),
      .ignored(.lateReply))
  }

  @Test func `a second new game is ignored while the first is dealt`() {
    var state = AppState()
    state.game.phase = .loading(.fetching(done: 3, total: 8))
    let app = TestStore(state, appReducer)

    app.send(.newGame(NewGameAction()), .ignored(.alreadyDealing))
  }

  @Test func `the animation setting is saved and reaches the game`() {
    var preferences = Preferences()
    preferences.settings.isAnimated = false
    let app = TestStore(AppState(), appReducer)

    app.send(
      .changeSetting(ChangeSettingAction(.isAnimated(false))),
      .handled(.run(.savePreferences(preferences), id: .preferences))
    ) {
      $0.settings.saved = preferences
      $0.settings.current = preferences.settings
      $0.game.isAnimated = false
    }
  }

  @Test func `quitting leaves the program`() {
    let app = TestStore(AppState(), appReducer)

    app.send(.quit(QuitAction()), .handled(.run(.quit)))
  }

  @Test(arguments: AppAction.everyCase)
  func `every action belongs to some reducer`(action: AppAction) {
    var state = AppState()

    #expect(appReducer(state: &state, action: action) != .unknown)
  }
}
