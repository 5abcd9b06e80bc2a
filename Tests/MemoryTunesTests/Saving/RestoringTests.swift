import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// Resuming a game of an earlier run.
@MainActor @Suite struct RestoringTests {
  /// The pair A is found, one B is open, a minute has passed, and the cursor has moved on.
  private static let left: GameState = {
    var game = GameState.dealt("A", "B", "A", "B").flipping(0, 1, 2, 0, 3)
    game.clock.seconds = 60
    game.show.cursor = 2
    game.request.id = 12
    return game
  }()

  private static let restore = AppAction.game(.restore(.init(games: .kept(of: left))))

  @Test func `the board lies as it was left, and Resume is next in the menu`() {
    let menu = AppState()
    let app = TestStore(initialState: menu, reducer: appReducer)

    app.send(Self.restore) {
      $0.game = Self.left
      $0.game.request.id = 0
      $0.game.clock.isRunning = false
      $0.game.id = $0.seeds.drawID()
    }
    #expect(app.state.menuEntries[app.state.selectedMenuEntry] == .resume)
    #expect(app.state.game.cards.map(\.face) == [.matched, .hidden, .matched, .open])
    #expect(app.state.game.board.openCards == [3])
    #expect(app.state.game.moveCount == 2)
    #expect(app.state.game.show.cursor == 2)
  }

  @Test func `its clock stands until the board is on screen, and then runs on`() {
    var menu = AppState()
    _ = follow(Self.left, in: &menu)
    let app = TestStore(initialState: menu, reducer: appReducer)

    app.send(Self.restore) {
      $0.game = Self.left
      $0.game.request.id = 0
      $0.game.clock.isRunning = false
      $0.game.id = $0.seeds.drawID()
    }
    app.send(.game(.tick(TickAction())), .ignored(.clockIsStopped))
    app.send(.go(.help)) { $0.routing.path = [.help] }
    app.send(.game(.tick(TickAction())), .ignored(.clockIsStopped))
    app.send(.go(.menu), .handled(.summarize)) { $0.routing.path = [] }
    app.send(.go(.game), .handled(.nextTick)) {
      $0.routing.path = [.game]
      $0.game.clock.isRunning = true
    }
    app.send(
      .game(.tick(TickAction())), .handled(.merge(.nextTick, .laterSave))
    ) {
      $0.game.clock.seconds = 61
      $0.saving.due = .later
    }
    var solved = app.state.game
    _ = animatedRules(state: &solved, action: .flip(1))
    let flipping = Effect<AppEffect>.merge(.nextStep, .nextFlashEnd)
    app.send(
      .flip(1),
      .handled(
        .merge(
          .cancel(.clock), flipping, .nextBeat(after: 1000), .nextSave, .store(solved)))
    ) {
      $0.saving.due = .soon
      $0.game = solved
      $0.records.unstored = [.kept(of: solved)]
      $0.routing.path = [.game, .finished]
    }
  }

  @Test func `a game takes no other's place`() {
    var failed = GameState()
    failed.deal = .failed(.fetch(.itunes(.noConnection)))
    let board = GameState.dealt("A", "B", "A", "B")

    for game in [failed, .loading(), board, board.flipping(0, 2, 1, 3)] {
      let app = TestStore(initialState: AppState.playing(game), reducer: appReducer)
      app.send(Self.restore, .ignored(.alreadyPlaying))
    }
  }

  @Test func `its covers may be of a deleted category`() {
    var left = Self.left
    left.request.category = Category(id: "own-7", name: "Polka")
    var state = AppState()

    _ = appReducer(state: &state, action: .game(.restore(.init(games: .kept(of: left)))))
    _ = appReducer(state: &state, action: .go(.game))

    #expect(state.game.request.category.name == "Polka")
    #expect(state.categories.chosen == .bundled[0])
    #expect(appInvariants.allSatisfy { $0.holds(state, state) })
  }
}
