import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct AppReducerTests {
  private static let rock = Category(id: "rock", name: "Rock")

  @Test func `the launch asks for the choices of earlier runs and the game left unfinished`() {
    let options = LaunchOptions(category: Self.rock, isAnimated: false, seed: 5)

    AppState().store.send(
      .session(.launch(LaunchAction(options: options, entropy: 9))),
      .handled(
        .merge(
          .run(.saving(.loadGames), id: .launch, order: .serial),
          .run(.settings(.loadPreferences(options)), id: .launch, order: .serial)))
    ) {
      $0.settings.options = options
      $0.seeds = BoardSeeds(first: 5, entropy: 9)
    }
  }

  @Test func `notices are kept in order until another screen is opened`() {
    let app = AppState().store

    app.send(.notices(.show(ShowNoticeAction(.unexpected("First"))))) {
      $0.notices = [.unexpected("First")]
    }
    app.send(.notices(.show(ShowNoticeAction(.eventForgotten)))) {
      $0.notices = [.unexpected("First"), .eventForgotten]
    }
    app.send(.routing(.select(0))) { $0.routing.selections = [.menu: 0] }
    app.send(.go(.settings)) {
      $0.notices = []
      $0.routing.path = [.settings]
    }
    app.send(.go(.menu), .handled(.summarize)) { $0.routing.path = [] }
  }

  @Test func `preferences and options reach every part, then covers are listed`() {
    let preferences = Preferences().with {
      ($0.category, $0.settings.isAnimated) = (Self.rock, false)
    }
    let options = LaunchOptions(color: .mono)

    AppState().store.send(
      .settings(.restore(RestorePreferencesAction(preferences: preferences, options: options))),
      .handled(
        .merge(.run(.categories(.loadCatalogue)), .run(.records(.summarize()), id: .summary)))
    ) {
      $0.categories.chosen = Self.rock
      $0.categories.selected = 2
      $0.settings.saved = preferences
      $0.settings.current.isAnimated = false
      $0.settings.current.color = .mono
      $0.settings.isRestored = true
    }
  }

  @Test func `what was chosen for a game that is not dealt is taken back`() {
    let before = AppState()
    let state = before.after(
      .go(.newGame), .set(\.kind, .sprint), .set(\.opponents, [.echo]),
      .choose(.bundled[3]), .go(.menu))

    #expect(state.settings == before.settings)
    #expect(state.categories == before.categories)
    #expect(state.newGame == before.newGame)
  }

  @Test func `where the next game is chosen, dealing is selected whenever it opens`() {
    let app = AppState().store

    app.send(.go(.newGame)) {
      $0.routing.path = [.newGame]
      $0.newGame.before = DealAction(for: $0)
    }
    app.send(.routing(.select(2))) { $0.routing.selections = [.newGame: 2] }
    app.send(.go(.menu), .handled(.summarize)) {
      ($0.routing.path, $0.routing.selections) = ([], [:])
      $0.newGame.before = nil
    }
  }

  @Test func `a new board is what is chosen or asked for, and the next has another seed`() {
    var state = AppState().with {
      ($0.categories.chosen, $0.settings.current.grid) = (Self.rock, Grid.choices[5])
      $0.seeds = BoardSeeds(first: 7, entropy: 1)
      $0.routing.selections[.menu] = MenuEntry.newGame.rawValue
    }

    let other = DealAction(for: state, source: .itunes, grid: Grid.choices[0])
    #expect((other.request.source, other.request.grid) == (CoverSource.itunes, Grid.choices[0]))
    let request = DealRequest(
      category: Self.rock, grid: Grid.choices[5], source: .bundled, seed: 7)
    #expect(DealAction(for: state) == DealAction(request))
    let outcome = state.reduce(.game(.deal(DealAction(request))))

    let dealing = Effect<AppEffect>.deal(state.game.request).steps[0]
    #expect(outcome.effect?.steps.contains(dealing) == true)
    #expect(state.routing.path == [.game])
    #expect(state.routing.selections[.menu] == nil)
    #expect(state.seeds.next != 7)
    #expect((1...999_999).contains(state.seeds.next))
  }

  @Test func `the boards of a run follow from one random number`() {
    func seeds(_ entropy: UInt64) -> [UInt64] {
      var seeds = BoardSeeds(entropy: entropy)
      return (0..<20).map { _ in
        defer { seeds.advance() }
        return seeds.next
      }
    }

    #expect(seeds(1) == seeds(1))
    #expect(Set(seeds(1)).count == 20)
    #expect(seeds(1) != seeds(2))
  }

  @Test(arguments: [AppAction.flip(0), .move(.left)])
  func `a board that is not on screen is not played on`(action: AppAction) {
    for path in [[], [.game, .help], [.game, .inspector], [.settings]] as [[RoutingDestination]] {
      AppState.playing(.dealt("A", "B", "A", "B")).with { $0.routing.path = path }.store
        .send(action, .ignored("the board is not on screen"))
    }
  }
}
