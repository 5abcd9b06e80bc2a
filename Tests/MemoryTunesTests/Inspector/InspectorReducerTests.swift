import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct InspectorReducerTests {
  @Test func `events are chosen and left out, and only leaving it for a screen forgets the choice`()
  {
    let app = TestStore(initialState: AppState(), reducer: appReducer)

    app.send(.go(.inspector)) { $0.routing.path = [.inspector] }
    app.send(.inspector(.select(7))) { $0.inspector.selected = 7 }
    app.send(.inspector(.showEverything(true))) { $0.inspector.showsEverything = true }
    app.send(.go(.help)) { $0.routing.path = [.inspector, .help] }
    app.send(.go(.inspector)) { $0.routing.path = [.inspector] }
    app.send(.go(.menu), .handled(.summarize)) {
      $0.routing.path = []
      $0.inspector.selected = nil
    }
    app.send(.inspector(.showEverything(false))) { $0.inspector.showsEverything = false }
  }

  @Test func `playing on asks for the state after that event and changes nothing itself`() {
    let app = TestStore(initialState: AppState(), reducer: appReducer)

    app.send(
      .inspector(.playOn(PlayOnAction(number: 7))), .handled(.run(.inspector(.rewind(to: 7)))))
  }

  @Test func `looking at the past stops the clock, and closing starts it again`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B").flipping(0)
    state.routing.path = [.game]
    let app = TestStore(initialState: state, reducer: appReducer)

    app.send(.go(.inspector), .handled(.cancel(.clock))) {
      $0.routing.path = [.game, .inspector]
      $0.game.clock.isRunning = false
    }
    app.send(.game(.tick(TickAction())), .ignored(.clockIsStopped))
    app.send(.inspector(.select(1)), .handled(.nextSave)) {
      $0.inspector.selected = 1
      $0.game.hindsight = .timeTravel
      $0.saving.due = .soon
    }
    app.send(.flip(1), .ignored(.boardIsNotOnScreen))
    app.send(.move(.down), .ignored(.boardIsNotOnScreen))
    app.send(.go(.game), .handled(.nextTick)) {
      $0.routing.path = [.game]
      $0.game.clock.isRunning = true
      $0.inspector.selected = nil
    }
  }

  @Test func `before the first flip there is no clock to stop or to start`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B")
    state.routing.path = [.game]
    let app = TestStore(initialState: state, reducer: appReducer)

    app.send(.go(.inspector)) { $0.routing.path = [.game, .inspector] }
    app.send(.go(.game)) { $0.routing.path = [.game] }
  }

  @Test func `behind it a board goes on loading and cards go on turning`() {
    var loading = AppState.playing(.loading())
    var flipping = AppState.playing(.dealt("A", "B", "A", "B").midFlip(0))

    #expect(appReducer(state: &loading, action: .go(.inspector)) == .handled())
    #expect(loading.game == .loading())
    #expect(appReducer(state: &flipping, action: .go(.inspector)) == .handled(.cancel(.clock)))
    _ = appReducer(state: &flipping, action: .game(.advanceFlips(AdvanceFlipsAction())))
    #expect(flipping.game.show.flipping.map(\.step) == [1])
  }

  @Test(
    arguments: [
      ([], .menu), ([.settings], .settings), ([.game], .game), ([.game, .finished], .finished),
      ([.game, .confirmation], .confirmation),
    ] as [([RoutingDestination], RoutingDestination)])
  func `it opens over any screen, and closing it leads back`(
    path: [RoutingDestination], previous: RoutingDestination
  ) {
    var state = RoutingState()
    state.path = path
    let routing = TestStore(initialState: state, reducer: routingReducer)

    routing.send(.go(.inspector)) { $0.path.append(.inspector) }
    #expect(routing.state.previous == previous)
    routing.send(.go(routing.state.previous)) { $0.path = path }
  }
}
