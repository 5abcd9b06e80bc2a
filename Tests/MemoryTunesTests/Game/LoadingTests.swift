import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct LoadingTests {
  private static let fetch = DealAction(
    DealRequest(
      category: Category(id: "metal", name: "Metal"), grid: Grid.choices[0], source: .bundled,
      seed: 99))

  private static let request = fetch.request.with { $0.id = 2 }

  private static func progress(_ progress: CoverProgress) -> GameAction {
    .fetchProgress(FetchProgressAction(request: 1, progress: progress))
  }

  @Test func `a new deal clears the board and asks for covers, unless one is under way`() {
    // The game counts its deals, whoever asks for them.
    #expect(DealAction(Self.request).request.id == 0)

    let app = GameState.dealt("A", "B", "A", "B", "C", "C").flipping(0, 2, 1).store
    app.send(.deal(Self.fetch), .handled(.merge(.cancel(.clock), .deal(Self.request)))) {
      $0 = GameState()
      $0.deal = .fetching(.searching)
      $0.request = Self.request
    }
    GameState.loading().store.send(.deal(Self.fetch), .ignored("a board is being dealt"))
  }

  @Test func `covers come in step by step, then the cards are dealt`() {
    let batch = CoverBatch(covers: [.titled("A"), .titled("B")])
    let game = GameState.loading(Grid.choices[0], seed: 8).store

    for done in 1...2 {
      let progress = CoverProgress.fetching(done: done, total: 2)
      game.send(Self.progress(progress)) { $0.deal = .fetching(progress) }
    }
    game.send(.setCards(from: batch), .handled(.cancel(.deal))) {
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

    #expect(
      game.reduce(Self.progress(progress))
        == (isPossible ? .handled() : .ignored(.impossibleProgress)))
    #expect(game.deal == .fetching(isPossible ? progress : .searching))
  }

  @Test func `covers that cannot be brought are told`() {
    let action = FetchFailedAction(request: 1, failure: .itunes(.noConnection))

    GameState.loading().store.send(.fetchFailed(action), .handled(.cancel(.deal))) {
      $0.deal = .failed(.fetch(.itunes(.noConnection)))
    }
  }

  private nonisolated static func replies(to request: Int) -> [GameAction] {
    [
      .fetchProgress(FetchProgressAction(request: request, progress: .fetching(done: 1, total: 8))),
      .setCards(from: CoverBatch(covers: .different(8)), request: request),
      .fetchFailed(FetchFailedAction(request: request, failure: .itunes(.noConnection))),
    ]
  }

  @Test(arguments: [
    (GameState.loading(), 0), (.loading(), 2),
    // To this deal, but there has been one.
    (.dealt("A", "B", "A", "B"), 1),
  ])
  func `a second reply, and one to another deal, comes too late`(game: GameState, request: Int) {
    for reply in Self.replies(to: request) { game.store.send(reply, .ignored(.lateReply)) }
  }

  @Test(arguments: [RoutingDestination.menu, .categories, .settings], replies(to: 1))
  func `leaving while loading ends the deal`(destination: RoutingDestination, reply: GameAction) {
    var state = AppState.playing(.loading())

    #expect(state.reduce(.go(destination)) == .handled(.merge(.cancel(.deal), destination.reading)))
    #expect(state.game.deal == .none && !state.game.hasBoard)
    #expect(state.reduce(.game(reply)) == .ignored(.lateReply))
  }

  @Test(arguments: [RoutingDestination.game, .help, .confirmation, .finished, .inspector])
  func `a dialog over the loading board lets it load`(destination: RoutingDestination) {
    var state = AppState.playing(.loading())

    #expect(state.reduce(.go(destination)) == .handled())
    #expect(state.game == .loading())
  }

  @Test(arguments: [4, 1])
  func `pictures that are too large are named, even if no board is dealt`(coverCount: Int) {
    let pictures = OversizedPictures(first: "A/cover.png", count: 2)
    let state = AppState.playing(.loading(Grid.choices[0])).after(
      .setCards(from: CoverBatch(covers: .different(coverCount), oversized: pictures)))

    #expect(state.notices == [.oversized(pictures)])
  }
}

@MainActor @Suite struct DealTests {
  @Test(arguments: [
    (
      covers: "ABCDEFGHIJ", fillers: "", grid: "4x4", seed: UInt64(2026), dealt: "FAJCEHDG",
      pairs: [4, 7, 7, 2, 4, 6, 0, 3, 3, 5, 0, 1, 1, 6, 5, 2]
    ),
    ("ABC", "XYZ", "4x3", UInt64(7), "BCAZYX", [3, 0, 4, 2, 5, 5, 0, 1, 3, 2, 1, 4]),
  ])
  func `a seed gives a fixed board, also when other categories fill up`(
    covers: String, fillers: String, grid: String, seed: UInt64, dealt: String, pairs: [Int]
  ) throws {
    let batch = CoverBatch(
      covers: covers.map { .titled(String($0)) }, fillers: fillers.map { .titled(String($0)) })

    let game = GameState.dealing(batch, grid: try #require(Grid(grid)), seed: seed)

    #expect(game.covers.map(\.title).joined() == dealt)
    #expect(game.cards.map(\.pair) == pairs)
    #expect(game.cards.allSatisfy { $0.face == .hidden })
    #expect(game.fillerCount == fillers.count)
  }

  @Test(arguments: Grid.choices)
  func `every cover lies on the board exactly twice`(grid: Grid) {
    let game = GameState.dealing(CoverBatch(covers: .different(50)), grid: grid, seed: 3)

    let places = Dictionary(grouping: game.cards.indices) { game.cover(at: $0) }
    #expect(places.count == grid.pairCount)
    #expect(places.values.allSatisfy { $0.count == 2 })
    #expect(game.cards.count == grid.cardCount)
    #expect(game.isUnderWay)
  }

  @Test(arguments: [(own: 8, fillerCount: 0), (6, 2)])
  func `other categories fill up only what is missing`(own: Int, fillerCount: Int) {
    let fillers = (0..<9).map { Cover.titled("Filler \($0)") }

    let game = GameState.dealing(CoverBatch(covers: .different(own), fillers: fillers), seed: 5)

    #expect(game.fillerCount == fillerCount)
    #expect(Set(game.covers[..<own]) == Set([Cover].different(own)))
    #expect(game.covers.count == 8)
    #expect(game.covers[own...].allSatisfy(fillers.contains))
  }

  @Test func `too few covers deal no board`() {
    let batch = CoverBatch(covers: .different(5), fillers: [.titled("X"), .titled("Y")])

    GameState.loading().store.send(.setCards(from: batch), .handled(.cancel(.deal))) {
      $0.deal = .failed(.tooFewCovers(needed: 8, found: 7))
    }
  }

  @Test func `all kinds of play have the same board, but titles show one of each pair`() throws {
    let batch = CoverBatch(covers: .different(20))
    let pairs = try Deal(batch: batch, grid: .standard, seed: 7)
    let titles = try Deal(batch: batch, grid: .standard, seed: 7, kind: .titles)
    let byEar = try Deal(batch: batch, grid: .standard, seed: 7, kind: .ear)

    #expect(pairs.covers == byEar.covers)
    #expect(pairs.board == byEar.board)
    #expect(pairs.covers == titles.covers)
    #expect(pairs.board.pairs == titles.board.pairs)
    let showing = titles.board.cards.filter(\.showsTitle).map(\.pair)
    #expect(showing.sorted() == Array(titles.covers.indices))
  }

  private static func cover(_ id: String, artwork: String) -> Cover {
    Cover(id: id, title: id, artist: "The Band", artwork: artwork)
  }

  private static let twins = [
    cover("small", artwork: "https://a.example/x/100x100bb.jpg"),
    cover("large", artwork: "https://b.example/x/600x600bb.jpg"),
  ]

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `covers that look alike are never two pairs, nor does one fill up`(seed: UInt64) {
    let other = Self.cover("other", artwork: "https://a.example/y/100x100bb.jpg")

    func game(_ covers: [Cover], fillers: [Cover] = []) -> GameState {
      .dealing(CoverBatch(covers: covers, fillers: fillers), grid: Grid.choices[0], seed: seed)
    }
    let filled = game([Self.twins[0]], fillers: [Self.twins[1], other])

    #expect(Set(game(Self.twins + [other]).covers.map(\.id)) == ["small", "other"])
    #expect(filled.covers.map(\.id) == ["small", "other"])
    #expect(filled.fillerCount == 1)
  }

  @Test func `lookalikes do not count where covers are too few`() {
    let game = GameState.dealing(CoverBatch(covers: Self.twins), grid: Grid.choices[0])

    #expect(game.deal == .failed(.tooFewCovers(needed: 2, found: 1)))
    #expect(game.cards.isEmpty)
  }
}
