import DataFlow
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

  @Test func `the menu lies below everything`() {
    let state = RoutingState()

    #expect(state.path.isEmpty)
    #expect(state.destination == .menu)
    #expect(state.previous == .menu)
    #expect(state.base == .menu)
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
    var (state, expected) = (RoutingState(), RoutingState())
    (state.path, expected.path) = (path, next)

    #expect(routingReducer(state: &state, action: .go(destination)) == .handled())
    #expect(state == expected)
  }

  @Test func `closing the top leads to the one below`() {
    let states = [Self.at(.game), Self.at(.game, .help), Self.at(.settings, .game, .help)]

    #expect(states.map(\.destination) == [.game, .help, .help])
    #expect(states.map(\.previous) == [.menu, .game, .game])
  }

  @Test func `the screen is what lies below the dialogs`() {
    let states = [
      Self.at(.help), Self.at(.game, .help), Self.at(.game, .confirmation, .help),
      Self.at(.game, .finished), Self.at(.game, .settings), Self.at(.categories),
    ]

    #expect(states.map(\.base) == [.menu, .game, .game, .game, .settings, .categories])
  }

  @Test func `what lies over a screen is a dialog`() {
    #expect(
      RoutingDestination.allCases.filter(\.isDialog) == [
        .sources, .finished, .figures, .share, .help, .paused, .confirmation, .hint, .timeTravel,
        .deletion, .prompt, .info, .inspector,
      ])
  }

  @Test func `what is selected on a screen is kept until it is left`() {
    let routing = TestStore(initialState: Self.at(.records), reducer: routingReducer)

    routing.send(.select(3)) { $0.selections = [.records: 3] }
    routing.send(.go(.review)) { $0.path = [.records, .review] }
    routing.send(.select(7)) { $0.selections = [.records: 3, .review: 7] }
    routing.send(.go(.records)) { ($0.path, $0.selections) = ([.records], [.records: 3]) }
    routing.send(.select(nil)) { $0.selections = [:] }
  }

  @Test(arguments: [Int.min, -1, RoutingState.selectionLimit, .max])
  func `nothing has a number out of bounds`(number: Int) {
    let routing = TestStore(initialState: RoutingState(), reducer: routingReducer)

    routing.send(.select(number), .ignored(.noSuchEntry))
  }

  @Test(arguments: RoutingDestination.allCases)
  func `another destination starts without a selection`(destination: RoutingDestination) {
    var state = Self.at(.game, .confirmation, button: 1)

    let outcome = routingReducer(state: &state, action: .go(destination))

    #expect(outcome == .handled())
    #expect(state.selection == (destination == .confirmation ? 1 : nil))
    #expect(state.destination == destination)
  }
}
