import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct MenuTests {
  @Test(arguments: [
    GamePhase.empty, .loading(.searching), .finished, .failed(.fetch(message: "")),
  ])
  func `the menu does not offer to resume where there is no game`(phase: GamePhase) {
    var state = AppState()
    state.game.phase = phase

    #expect(state.menuEntries == [.newGame, .categories, .settings, .help, .quit])
  }

  @Test func `the menu offers first to resume a game under way`() {
    var state = AppState()
    state.game = .dealt("A", "B", "A", "B")

    #expect(state.menuEntries == [.resume, .newGame, .categories, .settings, .help, .quit])
  }

  @Test func `the selection moves, and stays while the player is elsewhere`() {
    let menu = TestStore(MenuState(), menuReducer)

    menu.send(.selectEntry(SelectEntryAction(3, of: .menu))) { $0.selected = 3 }
    menu.send(.go(.help), .unknown)
    menu.send(.go(.menu), .unknown)
  }

  @Test(arguments: [-1, 6, .max])
  func `an entry that there is not cannot be selected`(index: Int) {
    for destination in [RoutingDestination.menu, .categories, .settings] {
      let app = TestStore(AppState(), appReducer)

      app.send(.selectEntry(SelectEntryAction(index, of: destination)), .ignored(.noSuchEntry))
    }
  }

  @Test(arguments: RoutingDestination.allCases.filter { $0 != .menu })
  func `entries of other screens are not the menu's`(destination: RoutingDestination) {
    let menu = TestStore(MenuState(), menuReducer)

    menu.send(.selectEntry(SelectEntryAction(2, of: destination)), .unknown)
  }
}
