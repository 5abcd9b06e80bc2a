import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct InspectorReducerTests {
  @Test func `events are chosen and left out, and only leaving it for a screen forgets the choice`()
  {
    let inspector = TestStore(InspectorState(), inspectorReducer)

    inspector.send(.inspect(.select(7))) { $0.selected = 7 }
    inspector.send(.inspect(.showEverything(true))) { $0.showsEverything = true }
    inspector.send(.inspect(.select(3))) { $0.selected = 3 }
    inspector.send(.go(.help), .unknown)
    inspector.send(.go(.inspector), .unknown)
    inspector.send(.go(.game)) { $0.selected = nil }
    inspector.send(.go(.inspector), .unknown)
    inspector.send(.inspect(.showEverything(false))) { $0.showsEverything = false }
  }

  @Test func `playing on asks for the state after that event and changes nothing itself`() {
    let app = TestStore(AppState(), appReducer)

    app.send(.playOn(PlayOnAction(number: 7)), .handled(.run(.rewind(to: 7))))
  }

  @Test(arguments: AppAction.everyCase)
  func `nothing else concerns it`(action: AppAction) {
    guard !["inspect", "playOn", "routing"].contains(action.name) else { return }
    let inspector = TestStore(InspectorState(), inspectorReducer)

    inspector.send(action, .unknown)
  }

  @Test func `looking at the past stops the clock, and closing starts it again`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B").flipping(0)
    state.routing.path = [.game]
    let app = TestStore(state, appReducer)

    app.send(.go(.inspector), .handled(.cancel(.clock))) {
      $0.routing.path = [.game, .inspector]
      $0.game.isClockRunning = false
    }
    app.send(.tick(TickAction()), .ignored(.clockStandsStill))
    app.send(.inspect(.select(1))) { $0.inspector.selected = 1 }
    app.send(.flip(1), .ignored(.boardIsNotOnScreen))
    app.send(.move(.down), .ignored(.boardIsNotOnScreen))
    app.send(.go(.game), .handled(.run(.runClock, id: .clock))) {
      $0.routing.path = [.game]
      $0.game.isClockRunning = true
      $0.inspector.selected = nil
    }
  }

  @Test func `before the first flip there is no clock to stop or to start`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B")
    state.routing.path = [.game]
    let app = TestStore(state, appReducer)

    app.send(.go(.inspector)) { $0.routing.path = [.game, .inspector] }
    app.send(.go(.game)) { $0.routing.path = [.game] }
  }

  @Test func `behind it a board goes on loading and cards go on turning`() {
    let loading = TestStore(.loading(), gameReducer)
    let turning = TestStore(.dealt("A", "B", "A", "B", isAnimated: true).flipping(0), gameReducer)

    loading.send(.go(.inspector))
    turning.send(.go(.inspector), .handled(.cancel(.clock))) { $0.isClockRunning = false }
    turning.send(.turnCards(TurnCardsAction())) { $0.turning[0].step = 1 }
  }

  @Test(
    arguments: [
      ([], .menu), ([.settings], .settings), ([.game], .game), ([.game, .finished], .finished),
      ([.game, .confirmation], .confirmation), ([.game, .help], .help),
    ] as [([RoutingDestination], RoutingDestination)])
  func `it lies over any screen, and closing leads back`(
    path: [RoutingDestination], previous: RoutingDestination
  ) {
    var state = RoutingState()
    state.path = path
    let routing = TestStore(state, routingReducer)

    routing.send(.go(.inspector)) { $0.path.append(.inspector) }
    #expect(routing.state.previous == previous)
    routing.send(.go(routing.state.previous)) { $0.path = path }
  }
}

extension AppAction {
  /// The name of its case.
  var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
