import DataFlowTesting
import Testing

@testable import MemoryTunes

/// Which games are sent to the records, and what becomes of the saved game meanwhile.
@MainActor @Suite struct RecordsReducerTests {
  private static let news = GameNews(of: 0, among: [.played()])
  private static let board = GameState.dealt("A", "B", "A", "B")

  /// A run a moment after the last pair was found, whose change before that is not saved yet.
  private func finishedApp() -> AppTestStore {
    let app = AppState.playing(Self.board.flipping(0, 2, 1)).with {
      ($0.game.id, $0.saving.due) = (9, .soon)
    }.store
    let solved = app.state.game.after(.flip(3))
    app.send(.flip(3), .handled(.merge(.cancel(.clock), .store(solved)))) {
      $0.game = solved
      $0.records.unstored = [.kept(of: solved)]
      $0.routing.path = [.game, .finished]
    }
    return app
  }

  @Test func `a finished game is sent to the records, and what was saved is removed after that`() {
    let app = finishedApp()

    app.send(.records(.added(.init(id: 8, news: Self.news))), .ignored(.noSuchGame))
    app.send(.records(.notAdded(8)), .ignored(.noSuchGame))
    app.send(
      .records(.added(.init(id: 9, news: Self.news))),
      .handled(.merge(.cancel(.saving), .run(.saving(.saveGames(nil))), .summarize))
    ) {
      $0.records.unstored = []
      $0.records.news = Self.news
      $0.saving.due = nil
    }
    app.send(.records(.added(.init(id: 9, news: Self.news))), .ignored(.noSuchGame))
  }

  @Test(arguments: [true, false])
  func `until a finished game is in the records, it stays saved`(hasFailed: Bool) {
    let app = finishedApp()
    let solved = app.state.game

    if hasFailed { app.send(.records(.notAdded(9))) }
    app.send(
      .saving(.save(.init())),
      .handled(.merge(.cancel(.saving), .run(.saving(.saveGames(.kept(of: solved))))))
    ) { $0.saving.due = nil }
    #expect(app.state.records.unstored == [.kept(of: solved)])
  }

  @Test func `a game that could not be stored is stored when the player quits, or deals again`() {
    let app = finishedApp()
    app.send(.records(.notAdded(9)))
    let solved = app.state.game
    var state = app.state

    app.send(
      .session(.quit(.init())),
      .handled(
        .merge(
          .run(.saving(.saveGames(.kept(of: solved)))),
          .merge(.store(solved), .run(.quit)))))
    let outcome = state.reduce(.game(.deal(DealAction(for: state))))

    #expect(outcome == .handled(.merge(.deal(state.game.request), .store(solved))))
  }

  @Test func `when a game has begun before the last one is stored, it is saved and not removed`() {
    var state = finishedApp().state
    state.game = Self.board.flipping(0).with { $0.id = 10 }
    state.routing.path = [.game]

    #expect(
      state.reduce(.records(.added(.init(id: 9, news: Self.news))))
        == .handled(
          .merge(
            .cancel(.saving), .run(.saving(.saveGames(.kept(of: state.game)))),
            .summarize)))
  }

  @Test(arguments: [true, false])
  func `a game given up is sent to the records if it has a move`(hasMove: Bool) {
    let begun = hasMove ? Self.board.flipping(0, 1) : Self.board.flipping(0)
    var state = AppState.playing(begun)

    let outcome = state.reduce(.game(.deal(DealAction(for: state))))

    let deal = Effect<AppEffect>.deal(state.game.request)
    #expect(
      outcome == .handled(.merge(.cancel(.clock), hasMove ? .merge(deal, .store(begun)) : deal)))
    #expect(state.records.unstored == (hasMove ? [.kept(of: begun)] : []))
    #expect(state.game.id != begun.id)
  }

  @Test func `another page begins at its top`() {
    let app = AppState().with { $0.routing.path = [.records] }.store

    app.send(.routing(.select(3))) { $0.routing.selections[.records] = 3 }
    app.send(.records(.show(.me))) {
      $0.records.page = .me
      $0.routing.selections[.records] = nil
    }
  }

  @Test func `every game has a number of its own, also one that was saved without`() {
    var state = AppState().with { $0.seeds = BoardSeeds(entropy: 5) }
    var ids: [UInt64] = []
    for _ in 0..<3 {
      state.reduce(.game(.deal(DealAction(for: state, grid: Grid.choices[0]))))
      ids.append(state.game.id)
      state.reduce(.go(.menu))
    }
    state.game = GameState()
    state.reduce(.game(.restore(.init(games: .kept(of: Self.board.flipping(0))))))
    ids.append(state.game.id)

    #expect(Set(ids + [0]).count == 5)
  }
}
