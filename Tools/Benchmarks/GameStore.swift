import DataFlow
import MemoryTunes

typealias GameStore = Store<AppState, AppAction, AppEffect>

extension AppState {
  /// The game with a board of `cards` cards on the screen; any two cards of the first half differ.
  static func onBoard(cards: Int) -> AppState {
    var state = AppState()
    _ = appReducer(state: &state, action: .routing(.go(.game)))
    return state.onBoard(ofPairs: cards / 2)
  }
}

@MainActor
func gameStore(cards: Int) -> GameStore {
  Store(initialState: .onBoard(cards: cards), reducer: appReducer)
}

/// A flip that never finds a pair, so it can be repeated forever.
func flip(_ number: Int) -> AppAction {
  .game(.flipCard(.init(index: number % 3)))
}

/// An action that changes nothing the subscribers selected.
func unrelated(_ number: Int) -> AppAction {
  .menu(.select(number.isMultiple(of: 2) ? .settings : .help))
}

/// A player's actions: moves the cursor, and flips a card every fourth time.
func play(_ number: Int) -> AppAction {
  number % 4 == 3 ? flip(number / 4) : .game(.moveCursor(.init(number % 2 == 0 ? .right : .down)))
}
