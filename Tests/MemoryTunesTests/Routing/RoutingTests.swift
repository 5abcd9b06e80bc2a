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

  @Test func `a player's way through the screens`() {
    let routing = TestStore(initialState: RoutingState(), reducer: routingReducer)

    routing.send(.go(.categories)) { $0.path = [.categories] }
    routing.send(.go(.menu)) { $0.path = [] }
    routing.send(.go(.game)) { $0.path = [.game] }
    routing.send(.go(.confirmation)) { $0.path = [.game, .confirmation] }
    routing.send(.go(.help)) { $0.path = [.game, .confirmation, .help] }
    routing.send(.go(.confirmation)) { $0.path = [.game, .confirmation] }
    routing.send(.go(.settings)) { $0.path = [.game, .settings] }
    routing.send(.go(.game)) { $0.path = [.game] }
    routing.send(.go(.finished)) { $0.path = [.game, .finished] }
    routing.send(.go(.menu)) { $0.path = [] }
  }

  @Test func `a screen takes the place of the question that led to it`() {
    let routing = TestStore(initialState: RoutingState(), reducer: routingReducer)

    routing.send(.go(.confirmation)) { $0.path = [.confirmation] }
    routing.send(.go(.game)) { $0.path = [.game] }
    routing.send(.go(.confirmation)) { $0.path = [.game, .confirmation] }
  }

  @Test func `what opens from the help takes its place`() {
    let routing = TestStore(initialState: Self.at(.game, .help), reducer: routingReducer)

    routing.send(.go(.inspector)) { $0.path = [.game, .inspector] }
    routing.send(.go(.help)) { $0.path = [.game, .inspector, .help] }
    routing.send(.go(.inspector)) { $0.path = [.game, .inspector] }
  }

  @Test func `going where one is changes nothing`() {
    let routing = TestStore(initialState: Self.at(.game, .help), reducer: routingReducer)

    routing.send(.go(.help))
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
        .deletion,
        .prompt, .info, .inspector,
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
