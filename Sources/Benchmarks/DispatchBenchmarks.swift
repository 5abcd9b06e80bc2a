import DataFlow
import MemoryTunes

/// A store of the real game, whose board has so many cards and is on screen.
@MainActor
private func gameStore(cards: Int) -> Store<AppState, AppAction, AppEffect> {
  let store = Store(initialState: AppState(), reducer: appReducer)
  store.dispatch(.routing(.init(.game)))
  store.restore(store.state.onBoard(ofPairs: cards / 2))
  return store
}

/// What dispatching costs with so many subscribers who select from the game.
@MainActor
func dispatchBenchmarks() -> [Figure] {
  var figures: [Figure] = []
  for count in [0, 1, 10, 100, 3000] {
    let store = gameStore(cards: 16)
    var told = 0
    let tickets = (0..<count).map { _ in
      store.subscribe(to: { $0.game.lastOpened }) { _ in told += 1 }
    }
    let rounds = 600_000 / (count + 3)
    let unrelated = nanoseconds(perCallOf: rounds) {
      for index in 0..<rounds { store.dispatch(.selectEntry(.init(index & 1, of: .menu))) }
    }
    figures.append(
      Figure(name: "dispatch.unrelated.subscribers-\(count)", value: unrelated, unit: "ns"))
    let flip = nanoseconds(perCallOf: rounds) {
      for index in 0..<rounds { store.dispatch(.flipCard(.init(index: index % 3))) }
    }
    figures.append(Figure(name: "dispatch.flip.subscribers-\(count)", value: flip, unit: "ns"))
    withExtendedLifetime(tickets) {}
    precondition(told >= count)
  }
  return figures
}

@MainActor
func boardBenchmarks() -> [Figure] {
  [16, 1000, 1_000_000].map { cards in
    let store = gameStore(cards: cards)
    let ticket = store.subscribe(to: { $0.game.lastOpened }) { _ in }
    let rounds = 100_000
    let flip = nanoseconds(perCallOf: rounds) {
      for index in 0..<rounds { store.dispatch(.flipCard(.init(index: index % 3))) }
    }
    withExtendedLifetime(ticket) {}
    return Figure(name: "flip.cards-\(cards)", value: flip, unit: "ns")
  }
}
