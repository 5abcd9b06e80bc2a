import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct LoadingTests {
  private static let fetch = DealAction(
    DealRequest(
      category: Category(id: "metal", name: "Metal"), grid: Grid.choices[0], source: .bundled,
      seed: 99))

  private static var request: DealRequest {
    var request = fetch.request
    request.id = 2
    return request
  }

  @Test func `a new deal clears the board and asks for covers`() {
    let old = GameState.dealt("A", "B", "A", "B", "C", "C").flipping(0, 2, 1)
    let game = TestStore(initialState: old, reducer: rules)

    game.send(.deal(Self.fetch), .handled(.merge(.cancel(.clock), .deal(Self.request)))) {
      $0 = GameState()
      $0.deal = .fetching(.searching)
      $0.request = Self.request
    }
  }

  @Test func `a second deal is ignored while the first is under way`() {
    let game = TestStore(initialState: .loading(), reducer: rules)

    game.send(.deal(Self.fetch), .ignored(.alreadyDealing))
  }

  @Test func `covers come in step by step, then the cards are dealt`() {
    let batch = CoverBatch(covers: [.titled("A"), .titled("B")])
    let game = TestStore(initialState: .loading(Grid.choices[0], seed: 8), reducer: rules)

    game.send(
      .fetchProgress(FetchProgressAction(request: 1, progress: .fetching(done: 1, total: 2)))
    ) {
      $0.deal = .fetching(.fetching(done: 1, total: 2))
    }
    game.send(
      .fetchProgress(FetchProgressAction(request: 1, progress: .fetching(done: 2, total: 2)))
    ) {
      $0.deal = .fetching(.fetching(done: 2, total: 2))
    }
    game.send(.setCards(SetCardsAction(request: 1, batch: batch)), .handled(.cancel(.deal))) {
      $0.deal = .none
      $0.covers = [.titled("B"), .titled("A")]
      $0.board = .of([0, 0, 1, 1])
    }
  }

  @Test(arguments: [
    (0, 0, true), (0, 8, true), (8, 8, true), (0, 1_000_000, true), (-1, 8, false), (9, 8, false),
    (0, 1_000_001, false),
  ])
  func `progress goes from nothing to all`(done: Int, total: Int, isPossible: Bool) {
    var game = GameState.loading()
    let progress = CoverProgress.fetching(done: done, total: total)

    let outcome = rules(
      state: &game,
      action: .fetchProgress(FetchProgressAction(request: 1, progress: progress)))

    #expect(outcome == (isPossible ? .handled() : .ignored(.impossibleProgress)))
    #expect(game.deal == .fetching(isPossible ? progress : .searching))
  }

  @Test func `the game counts its deals, whoever asks for them`() {
    #expect(DealAction(Self.request).request.id == 0)
  }

  @Test func `covers that cannot be brought are told`() {
    let game = TestStore(initialState: .loading(), reducer: rules)

    game.send(
      .fetchFailed(FetchFailedAction(request: 1, failure: .itunes(.noConnection))),
      .handled(.cancel(.deal))
    ) {
      $0.deal = .failed(.fetch(.itunes(.noConnection)))
    }
  }

  private nonisolated static func replies(to request: Int) -> [GameAction] {
    [
      .fetchProgress(FetchProgressAction(request: request, progress: .fetching(done: 1, total: 8))),
      .setCards(SetCardsAction(request: request, batch: CoverBatch(covers: .different(8)))),
      .fetchFailed(FetchFailedAction(request: request, failure: .itunes(.noConnection))),
    ]
  }

  @Test(arguments: replies(to: 0) + replies(to: 2))
  func `a reply to another deal comes too late`(reply: GameAction) {
    let game = TestStore(initialState: .loading(), reducer: rules)

    game.send(reply, .ignored(.lateReply))
  }

  @Test(arguments: replies(to: 1))
  func `a second reply comes too late`(reply: GameAction) {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B"), reducer: rules)

    game.send(reply, .ignored(.lateReply))
  }

  @Test(arguments: [RoutingDestination.menu, .categories, .settings], replies(to: 1))
  func `leaving while loading gives the deal up`(
    to destination: RoutingDestination, reply: GameAction
  ) {
    var state = AppState.playing(.loading())

    let outcome = appReducer(state: &state, action: .go(destination))

    #expect(outcome == .handled(.merge(.cancel(.deal), destination.reading)))
    #expect(state.game.phase == .empty)
    #expect(appReducer(state: &state, action: .game(reply)) == .ignored(.lateReply))
  }

  @Test(arguments: [RoutingDestination.game, .help, .confirmation, .finished])
  func `a dialog over the loading board lets it load`(destination: RoutingDestination) {
    var state = AppState.playing(.loading())

    let outcome = appReducer(state: &state, action: .go(destination))

    #expect(outcome == .handled())
    #expect(state.game == .loading())
  }

  @Test(arguments: [4, 1])
  func `pictures that are too large are named, even if no board is dealt`(coverCount: Int) {
    var state = AppState.playing(.loading(Grid.choices[0]))
    let pictures = OversizedPictures(first: "A/cover.png", count: 2)
    let batch = CoverBatch(covers: .different(coverCount), oversized: pictures)

    _ = appReducer(state: &state, action: .game(.setCards(.init(request: 1, batch: batch))))

    #expect(state.notices == [.oversized(pictures)])
  }
}
