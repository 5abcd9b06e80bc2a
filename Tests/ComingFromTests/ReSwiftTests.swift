import Artwork
import DataFlow
import DataFlowTesting
import TestSupport
import Testing

@testable import MemoryTunes

/// The screens of ReSwift's example, with the rules of this game.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReSwiftTests {
  private let rock = Category.bundled[2]

  // MARK: Routing

  @Test func `one action goes to any screen, and back to those on the way`() {
    let store = TestStore(initialState: RoutingState(), reducer: router)

    store.send(.go(.categories)) { $0.path = [.categories] }
    store.send(.go(.help)) { $0.path = [.categories, .help] }
    store.send(.go(.categories)) { $0.path = [.categories] }
    store.send(.go(.menu)) { $0.path = [] }
    store.send(.select(-1), .ignored(.noSuchEntry))
  }

  @Test func `the router gets the destination and nothing else`() {
    let store = Store(initialState: AppState(), reducer: appReducer)
    let shown = Log<RoutingDestination>()

    let router = store.subscribe(to: \.routing.destination) { shown.append($0) }
    store.dispatch(.routing(.select(MenuEntry.settings.rawValue)))
    store.dispatch(.go(.categories))
    store.dispatch(.categories(.change(ChangeCategoryAction(category: rock))))
    store.dispatch(.go(.menu))

    #expect(shown.entries == [.menu, .categories, .menu])
    router.cancel()
  }

  @Test func `a subscriber can be called after every action, whatever it changed`() {
    let store = Store(initialState: RoutingState(), reducer: router)
    let shown = Log<RoutingDestination>()

    let screen = store.onUpdate(perform: { shown.append($0.destination) })
    store.dispatch(.go(.categories))
    store.dispatch(.go(.categories))

    #expect(shown.entries == [.categories, .categories])
    screen.cancel()
  }

  // MARK: Menu

  @Test func `the menu selects its entries`() {
    let store = TestStore(initialState: AppState(), reducer: appReducer)

    #expect(
      store.state.menuEntries == [
        .newGame, .daily, .customGame, .records, .settings, .help, .quit,
      ])
    let settings = MenuEntry.settings.rawValue
    store.send(.routing(.select(settings))) { $0.routing.selections = [.menu: settings] }
    #expect(store.state.selectedMenuEntry == 4)
  }

  // MARK: Categories

  @Test func `a category is chosen and saved`() {
    let store = TestStore(initialState: AppState(), reducer: appReducer)
    var saved = Preferences()
    saved.category = rock

    store.send(
      .categories(.change(ChangeCategoryAction(category: rock))),
      .handled(
        .run(.settings(.savePreferences(saved)), id: .preferences).merged(
          with: .run(.records(.summarize()), id: .summary)))
    ) {
      $0.categories.chosen = rock
      $0.categories.selected = 2
      $0.routing.selections[.menu] = MenuEntry.newGame.rawValue
      $0.settings.saved.category = rock
    }
  }

  @Test func `a category that does not exist is not chosen`() {
    let store = TestStore(initialState: AppState(), reducer: appReducer)
    let polka = Category(id: "polka", name: "Polka")

    store.send(
      .categories(.change(ChangeCategoryAction(category: polka))), .ignored(.unknownCategory))
  }

  @Test func `the picker leaves each time a category is chosen, also if it is the same`() {
    let store = Store(initialState: AppState(), reducer: appReducer)
    let shown = Log<RoutingDestination>()
    let router = store.subscribe(to: \.routing.destination) { shown.append($0) }

    for _ in 0..<2 {
      store.dispatch(.go(.categories))
      store.dispatch(.categories(.change(ChangeCategoryAction(category: rock))))
    }

    #expect(shown.entries == [.menu, .categories, .menu, .categories, .menu])
    router.cancel()
  }

  // MARK: Fetch

  @Test func `tunes are asked for, and dealt when they come`() async {
    let covers = "ABCD".map { Cover.titled("\($0)") }
    let store = TestStore(
      initialState: GameState(), reducer: rules, performer: .fetching(from: .fixed(covers)))

    store.send(.deal(.small), .handled(.fetchingSmall)) { $0.waitForSmall() }
    await store.receive(
      .setCards(SetCardsAction(request: 1, batch: CoverBatch(covers: covers))),
      .handled(.cancel(.deal))
    ) {
      $0.deal = .none
      $0.covers = [.titled("B"), .titled("C")]
      $0.board = .of([0, 0, 1, 1])
    }
    await store.finish()
  }

  @Test func `tunes that do not come leave the reason for the player`() async {
    let store = TestStore(
      initialState: GameState(), reducer: rules,
      performer: .fetching(from: .failing(.itunes(.noConnection))))

    store.send(.deal(.small), .handled(.fetchingSmall)) { $0.waitForSmall() }
    await store.receive(
      .fetchFailed(FetchFailedAction(request: 1, failure: .itunes(.noConnection))),
      .handled(.cancel(.deal))
    ) { $0.deal = .failed(.fetch(.itunes(.noConnection))) }
    await store.finish()
  }

  // MARK: Flip

  @Test func `two equal cards stay, two different ones are turned back by the next flip`() {
    let store = TestStore(initialState: .playing, reducer: rules)

    store.send(
      .flip(0), .handled(.run(.send(.game(.tick(.init()))), id: .clock, after: .seconds(1)))
    ) {
      $0.turn(0)
      $0.clock.isRunning = true
    }
    store.send(.flip(1)) { $0.turn(1) }
    #expect(store.state.board.openCards == [0, 1])
    store.send(.flip(2)) { $0.turn(2) }
    #expect(store.state.board.openCards == [2])
    store.send(.flip(0)) { $0.turn(0) }
    #expect(store.state.cards.map(\.isMatched) == [true, false, true, false])
  }

  @Test func `a flip that the rules forbid changes nothing and says why`() {
    var game = GameState.playing
    for card in [0, 2, 1] { game.turn(card) }
    let store = TestStore(initialState: game, reducer: rules)

    store.send(.flip(1), .ignored(.cardIsOpen))
    store.send(.flip(0), .ignored(.cardIsMatched))
    store.send(.flip(4), .ignored(.noSuchCard))
  }
}

// MARK: Words of the game

private func router(state: inout RoutingState, action: RoutingAction) -> Outcome<AppEffect> {
  var events: [AppEvent] = []
  return routingReducer(state: &state, action: action, events: &events)
}

/// The rules of a board whose cards turn over at once.
private func rules(state: inout GameState, action: GameAction) -> Outcome<AppEffect> {
  let settings = GameSettings(isAnimated: false)
  let before = state.pendingWork(settings: settings, isOnScreen: true)
  var outcome = gameReducer(state: &state, action: action, settings: settings)
    .map(AppEffect.game)
  let after = state.pendingWork(settings: settings, isOnScreen: true)
  if case .handled = outcome { outcome.merge(.handled(.pending(after, insteadOf: before))) }
  return outcome
}

extension AppAction {
  fileprivate static func go(_ destination: RoutingDestination) -> Self {
    .routing(.go(destination))
  }
}

extension GameAction {
  fileprivate static func flip(_ index: Int) -> Self {
    .flipCard(FlipCardAction(index: index))
  }
}

extension Cover {
  fileprivate static func titled(_ title: String) -> Cover {
    Cover(id: title, title: title, artist: "The \(title)s", artwork: "\(title).png")
  }
}

extension DealAction {
  /// Two pairs; the seed decides which, and their places.
  fileprivate static var small: Self {
    DealAction(
      DealRequest(
        category: Category.bundled[0], grid: Grid.choices[0], source: .bundled, seed: 7))
  }
}

extension DealRequest {
  fileprivate static var small: Self {
    var request = DealRequest()
    request.id = 1
    request.grid = Grid.choices[0]
    request.seed = 7
    return request
  }
}

extension Effect<AppEffect> {
  fileprivate static let fetchingSmall = Self.run(.game(.fetchCovers(.small)), id: .deal)
}

extension GameState {
  fileprivate mutating func waitForSmall() {
    deal = .fetching(.searching)
    request = .small
  }

  /// A board of two pairs: A B / A B.
  fileprivate static var playing: GameState {
    var game = GameState()
    game.request = .small
    game.covers = [.titled("A"), .titled("B")]
    game.board = .of([0, 1, 0, 1])
    return game
  }

  fileprivate mutating func turn(_ card: Int) {
    #expect(board.flip(card) != nil)
    show.cursor = card
  }
}

extension MemoryTunes.Board {
  fileprivate static func of(_ pairs: [Int]) -> MemoryTunes.Board {
    guard let board = MemoryTunes.Board(pairs: pairs) else {
      preconditionFailure("no board: \(pairs)")
    }
    return board
  }
}

extension Performer<GameAction, AppEffect> {
  /// Fetches covers from a service and does nothing else.
  fileprivate static func fetching(from service: CoverService) -> Self {
    Self { work, send in
      guard case .game(.fetchCovers(let request, _)) = work else { return }
      let query = CoverQuery(
        source: request.source, category: request.category.id, term: request.category.id,
        count: request.grid.pairCount, seed: 1)
      let batch = try await service.covers(query) { _ in }
      send(.setCards(SetCardsAction(request: request.id, batch: batch)))
    } recover: { error, _ in
      .fetchFailed(FetchFailedAction(request: 1, failure: CoverFailure(error)))
    }
  }
}
