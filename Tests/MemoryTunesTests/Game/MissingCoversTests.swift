import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct MissingCoversTests {
  private static let board = GameState.dealt("A", "B", "A", "B")
  private static let recover = Effect<AppEffect>.run(
    .game(.recoverCovers(request: 1, covers: board.covers)), id: .recovery)

  private typealias Recovery = MissingCoversState.Recovery

  private func missing(_ ids: [String], recovery: Recovery) -> MissingCoversState {
    var state = MissingCoversState()
    (state.ids, state.recovery) = (ids, recovery)
    return state
  }

  /// A run with the board on the screen and missing pictures.
  private func app(_ ids: String..., recovery: Recovery = .untried) -> AppTestStore {
    AppState.playing(Self.board).with {
      $0.game.show.missingCovers = missing(ids, recovery: recovery)
    }.store
  }

  @Test func `the first missing picture makes all of the board's pictures be fetched again`() {
    let app = app()

    app.send(.game(.missingCovers(.found("B"))), .handled(Self.recover)) {
      $0.game.show.missingCovers = self.missing(["B"], recovery: .underWay)
    }
    app.send(.game(.missingCovers(.found("A")))) {
      $0.game.show.missingCovers = self.missing(["A", "B"], recovery: .underWay)
    }
    app.send(
      .game(.missingCovers(.recovered(request: 1, missing: ["B"]))), .handled(.cancel(.recovery))
    ) { $0.game.show.missingCovers = self.missing(["B"], recovery: .tried) }
  }

  @Test func `what is unreadable is not retried forever, and old news change nothing`() {
    let app = app(recovery: .tried)

    app.send(.game(.missingCovers(.found("A")))) {
      $0.game.show.missingCovers = self.missing(["A"], recovery: .tried)
    }
    for image in ["back", "A"] {
      app.send(
        .game(.missingCovers(.found(image))),
        .ignored("the picture is not on the board, or known to be missing"))
    }
    for (recovery, request) in [(Recovery.tried, 1), (.underWay, 0)] {
      self.app("A", recovery: recovery).send(
        .game(.missingCovers(.recovered(request: request, missing: []))), .ignored(.lateReply))
    }
  }

  @Test func `a reply counts for the board only, and names each cover once`() {
    app("A", recovery: .underWay).send(
      .game(.missingCovers(.recovered(request: 1, missing: ["B", "C", "B", "A"]))),
      .handled(.cancel(.recovery))
    ) { $0.game.show.missingCovers = self.missing(["A", "B"], recovery: .tried) }
  }

  @Test func `each time the board comes back on screen it is tried again`() {
    let app = app("A", recovery: .tried)

    app.send(.go(.menu), .handled(.summarize)) { $0.routing.path = [] }
    app.send(.go(.game), .handled(Self.recover)) {
      $0.routing.path = [.game]
      $0.game.show.missingCovers = self.missing(["A"], recovery: .underWay)
    }
    app.send(.go(.help)) { $0.routing.path = [.game, .help] }
    app.send(.go(.game)) { $0.routing.path = [.game] }
  }

  @Test func `a board of which nothing is missing may be tried again when something is`() {
    let app = app(recovery: .tried)

    app.send(.go(.game)) { $0.game.show.missingCovers = MissingCoversState() }
    app.send(.game(.missingCovers(.found("A"))), .handled(Self.recover)) {
      $0.game.show.missingCovers = self.missing(["A"], recovery: .underWay)
    }
  }

  @Test func `a new deal has nothing missing`() {
    var state = app("A", recovery: .underWay).state

    let outcome = state.game.reduce(.deal(DealAction(for: state)))

    #expect(state.game.show.missingCovers == MissingCoversState())
    #expect(outcome.effect?.cancelled.contains(.recovery) == true)
  }

  @Test func `after a rewind work that was under way is taken up again`() {
    let game = app("A", recovery: .underWay).state.game

    #expect(game.pending().work == [.game(.recoverCovers(request: 1, covers: Self.board.covers))])
  }
}
