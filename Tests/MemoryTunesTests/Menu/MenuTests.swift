import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct MenuTests {
  @Test(arguments: [
    DealState.none, .fetching(.searching), .failed(.fetch(.itunes(.noConnection))),
  ])
  func `the menu does not offer to resume where there is no game`(deal: DealState) {
    var state = AppState()
    state.game.deal = deal
    var solved = AppState()
    solved.game = .dealt("A", "B", "A", "B").flipping(0, 2, 1, 3)

    for state in [state, solved] {
      #expect(
        state.menuEntries == [
          .newGame, .daily, .customGame, .records, .settings, .help, .quit,
        ])
    }
  }

  @Test func `the menu offers first to resume a game under way`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B").flipping(0)

    #expect(
      state.menuEntries == [
        .resume, .newGame, .daily, .customGame, .records, .settings, .help, .quit,
      ])
  }

  @Test func `an untouched board is not offered to be resumed`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B")

    #expect(state.menuEntries.first == .newGame)
  }

  @Test func `the selection moves, and stays while the player is elsewhere`() {
    let app = TestStore(AppState(), appReducer)

    app.send(.menu(.select(.settings))) { $0.menu.selected = .settings }
    app.send(.go(.settings)) { $0.routing.path = [.settings] }
    app.send(.go(.menu), .handled(.summarize)) { $0.routing.path = [] }
  }

  @Test func `coming back from a board the first entry is selected`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B").flipping(0)
    state.menu.selected = .newGame
    #expect(state.selectedMenuEntry == 1)

    for destination in [RoutingDestination.game, .menu] {
      _ = appReducer(state: &state, action: .go(destination))
    }

    #expect(state.selectedMenuEntry == 0)
  }

  @Test func `an entry that is not shown leaves the first one selected`() {
    var state = AppState()
    state.menu.selected = .resume

    #expect(state.selectedMenuEntry == 0)
  }

  @Test(arguments: [-1, 13, .max])
  func `an entry that there is not cannot be selected`(index: Int) {
    let app = TestStore(AppState(), appReducer)

    app.send(.categories(.select(index)), .ignored(.noSuchEntry))
    app.send(.settings(.select(index)), .ignored(.noSuchEntry))
  }
}
