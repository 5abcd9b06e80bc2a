import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct WholeGameTests {
  private static let grid = Grid.choices[0]

  /// A run that has come as far as the first board: B B / C C.
  private static func dealt() -> TestStore<AppState, AppAction, AppEffect> {
    var state = AppState()
    state.settings.current.grid = grid
    state.settings.current.isAnimated = false
    state.seeds = BoardSeeds(first: 7)
    let app = TestStore(state, appReducer)
    var request = TunesRequest()
    (request.id, request.grid, request.seed) = (1, grid, 7)

    app.send(
      .game(.fetchTunes(FetchTunesAction(for: state))),
      .handled(.deal(request))
    ) {
      $0.game.phase = .loading(.searching)
      $0.game.request = request
      $0.seeds.advance()
      $0.game.id = $0.seeds.drawID()
      $0.routing.path = [.game]
    }
    app.send(
      .game(.fetchProgress(FetchProgressAction(request: 1, progress: .fetching(done: 4, total: 4))))
    ) {
      $0.game.phase = .loading(.fetching(done: 4, total: 4))
    }
    let batch = CoverBatch(covers: "ABCD".map { .titled(String($0)) })
    app.send(
      .game(.setCards(SetCardsAction(request: 1, batch: batch))),
      .handled(.nextSave)
    ) {
      $0.game.phase = .playing
      $0.game.covers = [.titled("B"), .titled("C")]
      $0.game.cards = [0, 0, 1, 1].map { Card(pair: $0) }
      $0.saving.due = .soon
    }
    return app
  }

  @Test func `a game is dealt, played, interrupted and won`() {
    let app = Self.dealt()

    app.send(.move(.down)) { $0.game.cursor = 2 }
    app.send(.flip(2), .handled(.nextTick)) {
      $0.game.cards[2].face = .open
      $0.game.openCards = [2]
      $0.game.lastOpened = 2
      $0.game.flips.append(Flip(card: 2, seconds: $0.game.seconds))
      $0.game.isClockRunning = true
    }
    app.send(.game(.tick(TickAction())), .handled(.nextTick)) { $0.game.seconds = 1 }
    app.send(.flip(0)) {
      $0.game.cards[0].face = .open
      $0.game.openCards = [2, 0]
      $0.game.lastOpened = 0
      $0.game.flips.append(Flip(card: 0, seconds: $0.game.seconds))
      $0.game.cursor = 0
      $0.game.moveCount = 1
    }
    app.send(.flip(0), .ignored(.cardIsOpen))
    app.send(.go(.menu), .handled(.cancel(.clock))) {
      $0.routing.path = []
      $0.game.isClockRunning = false
    }
    #expect(app.state.menuEntries.first == .resume)
    app.send(.go(.game), .handled(.nextTick)) {
      $0.routing.path = [.game]
      $0.game.isClockRunning = true
    }
    app.send(.flip(1)) {
      $0.game.cards[0].face = .hidden
      $0.game.cards[2].face = .hidden
      $0.game.cards[1].face = .open
      $0.game.openCards = [1]
      $0.game.lastOpened = 1
      $0.game.flips.append(Flip(card: 1, seconds: $0.game.seconds))
      $0.game.cursor = 1
    }
    app.send(.flip(0)) {
      $0.game.match(0, 1)
      $0.game.openCards = []
      $0.game.lastOpened = 0
      $0.game.flips.append(Flip(card: 0, seconds: $0.game.seconds))
      $0.game.cursor = 0
      $0.game.moveCount = 2
      $0.game.matchedPairCount = 1
    }
    app.send(.game(.tick(TickAction(seconds: 4))), .handled(.nextTick)) { $0.game.seconds = 5 }
    app.send(.flip(3)) {
      $0.game.cards[3].face = .open
      $0.game.openCards = [3]
      $0.game.lastOpened = 3
      $0.game.flips.append(Flip(card: 3, seconds: $0.game.seconds))
      $0.game.cursor = 3
    }
    var solved = app.state.game
    _ = rules(state: &solved, action: .flip(2))
    app.send(.flip(2), .handled(.both(.cancel(.clock), .store(solved)))) {
      $0.game.match(2, 3)
      $0.game.openCards = []
      $0.game.lastOpened = 2
      $0.game.flips.append(Flip(card: 2, seconds: $0.game.seconds))
      $0.game.cursor = 2
      $0.game.moveCount = 3
      $0.game.matchedPairCount = 2
      $0.game.isClockRunning = false
      $0.game.phase = .finished
      $0.records.unstored = [.kept(of: $0.game)]
      $0.routing.path = [.game, .finished]
    }
    #expect(app.state.routing.base == .game)
    #expect(app.state.game.result?.rating == .perfect)
    #expect(app.state.menuEntries.first == .newGame)
  }
}
