import MemoryTunes

typealias GameStore = Store<AppState, AppAction, AppEffect>

extension AppState {
  /// The game with a board of `cards` cards on the screen, without animation; the first three differ.
  static func onBoard(cards: Int) -> AppState {
    let grid = Grid.choices.first { $0.cardCount == cards } ?? .standard
    let covers = (0..<grid.pairCount).map {
      Cover(id: "\($0)", title: "Cover \($0)", artist: "Band \($0)", artwork: "\($0)")
    }
    let boards = (UInt64(0)...).lazy.map { seed in
      var state = AppState()
      for action: AppAction in [
        .settings(.change(.init(\.isAnimated, false))),
        .game(
          .deal(
            .init(.init(category: Category.bundled[0], grid: grid, source: .bundled, seed: seed)))),
        .game(.setCards(.init(request: 1, batch: CoverBatch(covers: covers)))),
      ] {
        _ = appReducer(state: &state, action: action)
      }
      return state
    }
    return boards.first { Set($0.game.cards.prefix(3).map(\.pair)).count == 3 } ?? AppState()
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
  .routing(.select(number.isMultiple(of: 2) ? 7 : 8))
}

/// A player's actions: moves the cursor, and flips a card every fourth time.
func play(_ number: Int) -> AppAction {
  number % 4 == 3 ? flip(number / 4) : .game(.moveCursor(.init(number % 2 == 0 ? .right : .down)))
}
