import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// The screens of ReSwift's example, with the rules of this game.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReSwiftTests {
  private let rock = Category.bundled[2]

  // MARK: Routing

  @Test func `one action goes to any screen, and back to those on the way`() {
    let store = TestStore(RoutingState(), routingReducer)

    store.send(.go(.categories)) { $0.path = [.categories] }
    store.send(.go(.help)) { $0.path = [.categories, .help] }
    store.send(.go(.categories)) { $0.path = [.categories] }
    store.send(.go(.menu)) { $0.path = [] }
    store.send(.selectButton(1), .ignored(.noSuchEntry))
  }

  @Test func `the router gets the destination and nothing else`() {
    let store = Store(initialState: AppState(), reducer: appReducer)
    let shown = Log<RoutingDestination>()

    let router = store.subscribe(to: \.routing.destination) { shown.append($0) }
    store.dispatch(.menu(.select(.settings)))
    store.dispatch(.go(.categories))
    store.dispatch(.categories(.change(ChangeCategoryAction(category: rock))))
    store.dispatch(.go(.menu))

    #expect(shown.entries == [.menu, .categories, .menu])
    router.cancel()
  }

  @Test func `a subscriber can be called after every action, whatever it changed`() {
    let store = Store(initialState: RoutingState(), reducer: routingReducer)
    let shown = Log<RoutingDestination>()

    let screen = store.subscribe(onUpdate: { shown.append($0.destination) })
    store.dispatch(.go(.categories))
    store.dispatch(.go(.categories))

    #expect(shown.entries == [.categories, .categories])
    screen.cancel()
  }

  // MARK: Menu

  @Test func `the menu selects its entries`() {
    let store = TestStore(AppState(), appReducer)

    #expect(
      store.state.menuEntries == [
        .newGame, .chooseGame, .daily, .categories, .records, .settings, .help, .quit,
      ])
    store.send(.menu(.select(.settings))) { $0.menu.selected = .settings }
    #expect(store.state.selectedMenuEntry == 5)
  }

  // MARK: Categories

  @Test func `a category is chosen and saved`() {
    let store = TestStore(AppState(), appReducer)
    var saved = Preferences()
    saved.category = rock

    store.send(
      .categories(.change(ChangeCategoryAction(category: rock))),
      .handled(.run(.settings(.savePreferences(saved)), id: .preferences))
    ) {
      $0.categories.chosen = rock
      $0.categories.selected = 2
      $0.menu.selected = .newGame
      $0.settings.saved.category = rock
    }
  }

  @Test func `a category that does not exist is not chosen`() {
    let store = TestStore(AppState(), appReducer)
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
      GameState(), rules, performer: .fetching(from: .fixed(covers)))

    store.send(.fetchTunes(.small), .handled(.fetchingSmall)) { $0.waitForSmall() }
    await store.receive(
      .setCards(SetCardsAction(request: 1, batch: CoverBatch(covers: covers)))
    ) {
      $0.phase = .playing
      $0.covers = [.titled("B"), .titled("C")]
      $0.cards = [Card(pair: 0), Card(pair: 0), Card(pair: 1), Card(pair: 1)]
    }
    await store.finish()
  }

  @Test func `tunes that do not come leave the reason for the player`() async {
    let store = TestStore(
      GameState(), rules, performer: .fetching(from: .failing(.itunes(.noConnection))))

    store.send(.fetchTunes(.small), .handled(.fetchingSmall)) { $0.waitForSmall() }
    await store.receive(
      .fetchFailed(FetchFailedAction(request: 1, failure: .itunes(.noConnection)))
    ) { $0.phase = .failed(.fetch(.itunes(.noConnection))) }
    await store.finish()
  }

  // MARK: Flip

  @Test func `two equal cards stay, two different ones are turned back by the next flip`() {
    let store = TestStore(AppState().onBoard(ofPairs: 2).game, rules)

    store.send(.flip(0), .handled(.run(.tick, id: .clock, after: .seconds(1)))) {
      $0.show(.open, at: 0, open: [0])
      $0.isClockRunning = true
    }
    store.send(.flip(1)) {
      $0.show(.open, at: 1, open: [0, 1])
      $0.moveCount = 1
    }
    store.send(.flip(2)) {
      $0.cards[0].face = .hidden
      $0.cards[1].face = .hidden
      $0.show(.open, at: 2, open: [2])
    }
    store.send(.flip(0)) {
      $0.cards[2].face = .matched
      $0.show(.matched, at: 0, open: [])
      ($0.cards[0].finder, $0.cards[2].finder) = (0, 0)
      $0.moveCount = 2
      $0.matchedPairCount = 1
    }
  }

  @Test func `a flip that the rules forbid changes nothing and says why`() {
    var game = AppState().onBoard(ofPairs: 2).game
    game.cards[1].face = .open
    game.openCards = [1]
    game.cards[0].face = .matched
    let store = TestStore(game, rules)

    store.send(.flip(1), .ignored(.cardIsOpen))
    store.send(.flip(0), .ignored(.cardIsMatched))
    store.send(.flip(4), .ignored(.noSuchCard))
  }
}

// MARK: Words of the game

/// The rules of a board whose cards turn over at once.
private func rules(state: inout GameState, action: GameAction) -> Outcome<GameEffect> {
  gameReducer(state: &state, action: action, isAnimated: false)
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

extension FetchTunesAction {
  /// Two pairs; the seed decides which, and their places.
  fileprivate static var small: Self {
    FetchTunesAction(
      category: Category.bundled[0], grid: Grid.choices[0], source: .bundled, seed: 7)
  }
}

extension TunesRequest {
  fileprivate static var small: Self {
    var request = TunesRequest()
    request.id = 1
    request.grid = Grid.choices[0]
    request.seed = 7
    return request
  }
}

extension Effect<GameEffect> {
  fileprivate static var fetchingSmall: Self {
    let ids: [EffectID] = [
      .clock, .turning, .recovery, .peek, .flash, .meter, .finale, .thinking, .nextBoard,
    ]
    let stop = ids.reduce(Self.none) { .both($0, .cancel($1)) }
    return .both(stop, .run(.fetchTunes(.small), id: .deal))
  }
}

extension GameState {
  fileprivate mutating func waitForSmall() {
    phase = .loading(.searching)
    request = .small
  }

  fileprivate mutating func show(_ face: Card.Face, at index: Int, open: [Int]) {
    cards[index].face = face
    openCards = open
    lastOpened = index
    flips.append(Flip(card: index, seconds: seconds))
    cursor = index
  }
}

extension Performer<GameAction, GameEffect> {
  /// Fetches covers from a service and does nothing else.
  fileprivate static func fetching(from service: CoverService) -> Self {
    Self { work, send in
      guard case .fetchTunes(let request) = work else { return }
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
