import MemoryTunes

/// Dispatching an action with many subscribers that each select a part of the game, and the same work
/// without a store: the reducer, and a loop over closures that compare what they select.
@MainActor
func dispatchBenchmarks() -> [Figure] {
  [0, 1, 10, 100, 3000].flatMap { count in
    [("unrelated", unrelated), ("flip", flip)].flatMap { name, action in
      let rounds = 200_000 / (count + 3)
      let name = "dispatch.\(name).subscribers-\(count)"
      let time = dispatchTime(of: action, subscribers: count, rounds: rounds)
      let bare = bareTime(of: action, subscribers: count, rounds: rounds)
      return [
        Figure(name: name, value: time, unit: "ns"),
        Figure(name: "\(name).ratio", value: time / bare, unit: "x"),
      ]
    }
  }
}

@MainActor
private func dispatchTime(
  of action: (Int) -> AppAction, subscribers count: Int, rounds: Int
) -> Double {
  let store = gameStore(cards: 16)
  let tickets = (0..<count).map { _ in
    store.subscribe(to: { $0.game.board.flips.last?.card }) { _ in }
  }
  defer { withExtendedLifetime(tickets) {} }
  return nanoseconds(perCallOf: rounds) {
    for number in 0..<rounds { store.dispatch(action(number)) }
  }
}

@MainActor
private func bareTime(
  of action: (Int) -> AppAction, subscribers count: Int, rounds: Int
) -> Double {
  var state = AppState.onBoard(cards: 16)
  let closures = (0..<count).map { _ in
    var last: Int?
    return { (state: AppState) in
      if state.game.board.flips.last?.card != last { last = state.game.board.flips.last?.card }
    }
  }
  return nanoseconds(perCallOf: rounds) {
    for number in 0..<rounds {
      _ = appReducer(state: &state, action: action(number))
      let reached = state
      for closure in closures { closure(reached) }
    }
  }
}

/// Flipping a card on boards of different sizes.
@MainActor
func boardBenchmarks() -> [Figure] {
  [16, 1000, 1_000_000].map { cards in
    let store = gameStore(cards: cards)
    let ticket = store.subscribe(to: { $0.game.board.flips.last?.card }) { _ in }
    let rounds = 50_000
    let time = nanoseconds(perCallOf: rounds) {
      for number in 0..<rounds { store.dispatch(flip(number)) }
    }
    withExtendedLifetime(ticket) {}
    return Figure(name: "flip.cards-\(cards)", value: time, unit: "ns")
  }
}

/// Adding and removing 3000 subscribers; the time is per subscriber.
@MainActor
func subscriptionBenchmarks() -> [Figure] {
  let store = gameStore(cards: 16)
  let count = 3000
  var subscribing: [Double] = []
  var unsubscribing: [Double] = []
  for _ in 0..<20 {
    var tickets: [Subscription] = []
    tickets.reserveCapacity(count)
    let start = ContinuousClock.now
    for _ in 0..<count {
      tickets.append(store.subscribe(to: { $0.game.board.flips.last?.card }) { _ in })
    }
    let middle = ContinuousClock.now
    for ticket in tickets { ticket.cancel() }
    let end = ContinuousClock.now
    subscribing.append((middle - start).nanoseconds / Double(count))
    unsubscribing.append((end - middle).nanoseconds / Double(count))
  }
  return [
    Figure(name: "subscribe.subscribers-3000", value: subscribing.median, unit: "ns"),
    Figure(name: "unsubscribe.subscribers-3000", value: unsubscribing.median, unit: "ns"),
  ]
}

/// Actions that each dispatch the next; the time is per action.
@MainActor
func chainBenchmarks() -> [Figure] {
  let store = gameStore(cards: 16)
  let count = 1_000_000
  var left = 0
  let ticket = store.onUpdate(perform: { [unowned store] _ in
    left -= 1
    if left > 0 { store.dispatch(unrelated(left)) }
  })
  let time = ContinuousClock().measure {
    left = count
    store.dispatch(unrelated(0))
  }
  withExtendedLifetime(ticket) {}
  return [
    Figure(name: "dispatch.chained-1000000", value: time.nanoseconds / Double(count), unit: "ns")
  ]
}
