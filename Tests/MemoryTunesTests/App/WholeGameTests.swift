import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct WholeGameTests {
  @Test func `a game is dealt, played, interrupted and won`() {
    let grid = Grid.choices[0]
    let state = AppState().with {
      $0.settings.current.grid = grid
      $0.settings.current.isAnimated = false
      $0.seeds = BoardSeeds(first: 7)
    }
    let app = state.store
    let request = DealRequest().with { ($0.id, $0.grid, $0.seed) = (1, grid, 7) }

    app.send(.game(.deal(DealAction(for: state))), .handled(.deal(request))) {
      $0.game.deal = .fetching(.searching)
      $0.game.request = request
      $0.seeds.advance()
      $0.game.id = $0.seeds.drawID()
      $0.routing.path = [.game]
    }
    let batch = CoverBatch(covers: "ABCD".map { .titled(String($0)) })
    app.send(.setCards(from: batch), .handled(.merge(.cancel(.deal), .nextSave))) {
      $0.game.deal = .none
      $0.game.covers = [.titled("B"), .titled("C")]
      $0.game.board = .of([0, 0, 1, 1])
      $0.saving.due = .soon
    }
    // B B / C C
    app.send(.flip(2), .handled(.nextTick)) { $0.game = $0.game.flipping(2) }
    app.send(.tick(), .handled(.nextTick)) { $0.game.clock.seconds = 1 }
    app.send(.flip(0)) { $0.game = $0.game.flipping(0) }
    app.send(.go(.menu), .handled(.merge(.cancel(.clock), .summarize))) {
      $0.routing.path = []
      $0.game.clock.isRunning = false
    }
    #expect(app.state.menuEntries.first == .resume)
    app.send(.go(.game), .handled(.nextTick)) {
      $0.routing.path = [.game]
      $0.game.clock.isRunning = true
    }
    for card in [1, 0, 3] { app.send(.flip(card)) { $0.game = $0.game.flipping(card) } }
    let solved = app.state.game.flipping(2)
    app.send(.flip(2), .handled(.merge(.cancel(.clock), .store(solved)))) {
      $0.game = solved
      $0.records.unstored = [.kept(of: solved)]
      $0.routing.path = [.game, .finished]
    }
    app.send(.tick(), .ignored(.clockIsStopped))
    #expect(solved.clock == GameClock(seconds: 1))
    #expect(solved.rating == .perfect)
    #expect(app.state.menuEntries.first == .newGame)
  }
}
