import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct RoutingTests {
  private static func at(_ path: RoutingDestination..., button: Int? = nil) -> RoutingState {
    var state = RoutingState()
    state.path = path
    state.selections[state.destination] = button
    return state
  }

  @Test(
    arguments: [
      // A screen lies over the menu, and a dialog over a screen.
      ([], .categories, [.categories]), ([.categories], .menu, []), ([], .game, [.game]),
      ([.game], .confirmation, [.game, .confirmation]),
      ([.game, .confirmation], .help, [.game, .confirmation, .help]),
      ([.game, .confirmation, .help], .confirmation, [.game, .confirmation]),
      ([.game], .finished, [.game, .finished]), ([.game, .finished], .menu, []),
      // A screen takes the place of the question that led to it.
      ([.game, .confirmation], .settings, [.game, .settings]),
      ([.game, .settings], .game, [.game]),
      ([], .confirmation, [.confirmation]), ([.confirmation], .game, [.game]),
      // What opens from the help takes its place.
      ([.game, .help], .inspector, [.game, .inspector]),
      ([.game, .inspector], .help, [.game, .inspector, .help]),
      ([.game, .inspector, .help], .inspector, [.game, .inspector]),
      // Going where one is changes nothing.
      ([.game, .help], .help, [.game, .help]),
    ] as [([RoutingDestination], RoutingDestination, [RoutingDestination])])
  func `a way through the screens leads over what lies below, and back to it`(
    path: [RoutingDestination], destination: RoutingDestination, next: [RoutingDestination]
  ) {
    var state = AppState().with { $0.routing.path = path }
    let expected = state.with { $0.routing.path = next }

    #expect(quiet(routingReducer)(&state, .go(destination)) == .handled())
    #expect(state == expected)
  }

  @Test(
    arguments: [
      ([], .menu, previous: .menu, base: .menu), ([.game], .game, .menu, .game),
      ([.help], .help, .menu, .menu), ([.game, .help], .help, .game, .game),
      ([.settings, .game, .help], .help, .game, .game),
      ([.game, .confirmation, .help], .help, .confirmation, .game),
      ([.game, .finished], .finished, .game, .game),
      ([.game, .settings], .settings, .game, .settings),
    ]
      as [(
        [RoutingDestination], RoutingDestination, previous: RoutingDestination,
        base: RoutingDestination
      )])
  func `closing the top leads to the one below, and the screen lies below the dialogs`(
    path: [RoutingDestination], destination: RoutingDestination, previous: RoutingDestination,
    base: RoutingDestination
  ) {
    var state = RoutingState()
    state.path = path

    #expect([state.destination, state.previous, state.base] == [destination, previous, base])
  }

  @Test func `what lies over a screen is a dialog`() {
    #expect(
      RoutingDestination.allCases.filter(\.isDialog) == [
        .finished, .figures, .share, .help, .paused, .confirmation, .hint, .timeTravel,
        .deletion, .prompt, .info, .inspector,
      ])
  }

  @Test func `what is selected on a screen is kept until it is left`() {
    let state = AppState().with { $0.routing = Self.at(.records) }
    let routing = TestStore(initialState: state, reducer: quiet(routingReducer))

    routing.send(.select(3)) { $0.routing.selections = [.records: 3] }
    routing.send(.go(.review)) { $0.routing.path = [.records, .review] }
    routing.send(.select(7)) { $0.routing.selections = [.records: 3, .review: 7] }
    routing.send(.go(.records)) {
      ($0.routing.path, $0.routing.selections) = ([.records], [.records: 3])
    }
    routing.send(.select(nil)) { $0.routing.selections = [:] }
  }

  @Test(arguments: [Int.min, -1, RoutingState.selectionLimit, .max])
  func `nothing has a number out of bounds`(number: Int) {
    let routing = TestStore(initialState: AppState(), reducer: quiet(routingReducer))
    routing.send(.select(number), .ignored(.noSuchEntry))
  }

  @Test(arguments: RoutingDestination.allCases)
  func `another destination starts without a selection`(destination: RoutingDestination) {
    var state = AppState().with { $0.routing = Self.at(.game, .confirmation, button: 1) }

    #expect(quiet(routingReducer)(&state, .go(destination)) == .handled())
    #expect(state.routing.selection == (destination == .confirmation ? 1 : nil))
    #expect(state.routing.destination == destination)
  }
}
