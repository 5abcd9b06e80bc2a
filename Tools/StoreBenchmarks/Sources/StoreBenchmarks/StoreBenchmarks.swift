import DataFlow

typealias LibraryStore = Store<Library, LibraryAction, Never>

/// Prints what the store costs beside the yardstick.
///
/// With the argument `optimized`, it is compared with what ReSwift costs when it, too, is optimized
/// across modules.
@main
@MainActor
struct StoreBenchmarks {
  static func main() {
    let isOptimized = CommandLine.arguments.contains("optimized")
    for row in rows() { print(row.text(isOptimized: isOptimized)) }
  }

  private static func rows() -> [Row] {
    [(0, ReSwift.subscribers0), (1, .subscribers1), (10, .subscribers10)].map { count, reSwift in
      Row(
        name: "subscribers-\(count)", store: store(count, .addToAll),
        yardstick: yardstick(count, .addToAll), reSwift: reSwift, goal: 20)
    } + [
      Row(
        name: "subscribers-10.by-closure", store: tenByClosure(),
        yardstick: yardstick(10, .addToAll), reSwift: .subscribers10, goal: 20),
      Row(
        name: "subscribers-3000.all-told", store: store(3000, .addToAll),
        yardstick: yardstick(3000, .addToAll), reSwift: .allTold, goal: 50),
      Row(
        name: "subscribers-3000.none-told", store: store(3000, .rename),
        yardstick: yardstick(3000, .rename), reSwift: .noneTold, goal: 50),
      Row(
        name: "subscribers-3000.by-closure", store: apart(),
        yardstick: yardstickApart(.count(7)), reSwift: .apart, goal: 20),
      Row(
        name: "flip.subscribers-0", store: flipping(), yardstick: yardstickFlipping(0),
        reSwift: .flip, goal: 20),
      Row(
        name: "flip.subscribers-1", store: flipping { $0.subscribe(to: \.cards) { _ in } },
        yardstick: yardstickFlipping(1), reSwift: .watchedFlip, goal: 5),
      Row(
        name: "flip.copy-and-compare", store: copyingAndComparing(),
        yardstick: yardstickFlipping(1), reSwift: .watchedFlip),
      Row(
        name: "flip.subscribers-1.one-card",
        store: flipping { $0.subscribe(to: { $0.cards[7] }, onChange: { _ in }) },
        yardstick: yardstickFlipping(1), reSwift: .flipOfWatchedCard, goal: 20),
      Row(name: "subscribe-beside-3000", store: subscribing(), yardstick: yardstickSubscribing()),
      Row(name: "chained-1000000", store: chain(), yardstick: yardstick(1, .addToAll)),
      Row(
        name: "cancel-beside-8000", store: cancelling(beside: 8000),
        yardstick: cancelling(beside: 0)),
    ]
  }

  private static func rounds(_ count: Int) -> Int { 400_000 / (count + 4) }

  private static func store(
    _ count: Int, _ action: LibraryAction
  ) -> Double {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    let tickets = (0..<count).map { store.watch($0 % 10) { _ in } }
    defer { withExtendedLifetime(tickets) {} }
    return nanoseconds(perCallOf: rounds(count)) {
      for _ in 0..<rounds(count) { store.dispatch(action) }
    }
  }

  private static func yardstick(
    _ count: Int, _ action: LibraryAction
  ) -> Double {
    let store = Yardstick()
    let selections: [(Library) -> Int] = [
      { $0.a }, { $0.b }, { $0.c }, { $0.d }, { $0.e }, { $0.f }, { $0.g }, { $0.h }, { $0.i },
      { $0.j },
    ]
    for index in 0..<count { _ = store.subscribe(to: selections[index % 10], onChange: { _ in }) }
    return nanoseconds(perCallOf: rounds(count)) {
      for _ in 0..<rounds(count) { store.dispatch(action) }
    }
  }

  /// One of 3,000 counts changes, each of which is watched.
  private static func apart() -> Double {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    let tickets = (0..<3000).map { index in
      store.subscribe(to: { $0.counts[index] }, onChange: { _ in })
    }
    defer { withExtendedLifetime(tickets) {} }
    return nanoseconds(perCallOf: rounds(3000)) {
      for _ in 0..<rounds(3000) { store.dispatch(.count(7)) }
    }
  }

  private static func tenByClosure() -> Double {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    let selections: [(Library) -> Int] = [
      { $0.a }, { $0.b }, { $0.c }, { $0.d }, { $0.e }, { $0.f }, { $0.g }, { $0.h }, { $0.i },
      { $0.j },
    ]
    let tickets = selections.map { store.subscribe(to: $0, onChange: { _ in }) }
    defer { withExtendedLifetime(tickets) {} }
    return nanoseconds(perCallOf: rounds(10)) {
      for _ in 0..<rounds(10) { store.dispatch(.addToAll) }
    }
  }

  /// A card is turned over, on a board that somebody may watch: then the board is copied.
  private static func flipping(
    _ watch: (LibraryStore) -> Subscription? = { _ in nil }
  ) -> Double {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    let ticket = watch(store)
    defer { withExtendedLifetime(ticket) {} }
    return nanoseconds(perCallOf: rounds(1)) {
      for round in 0..<rounds(1) { store.dispatch(.flip(round % 36)) }
    }
  }

  /// What no store can do without that tells changes of the board: copy it, turn a card over, and compare.
  private static func copyingAndComparing() -> Double {
    var (state, toldCount) = (Library(), 0)
    var last = state.cards
    defer { withExtendedLifetime(toldCount) {} }
    return nanoseconds(perCallOf: rounds(1)) {
      for round in 0..<rounds(1) {
        change(&state, .flip(round % 36))
        guard state.cards != last else { continue }
        (last, toldCount) = (state.cards, toldCount + 1)
      }
    }
  }

  private static func yardstickFlipping(_ count: Int) -> Double {
    let store = Yardstick()
    for _ in 0..<count { _ = store.subscribe(to: { $0.cards }, onChange: { _ in }) }
    return nanoseconds(perCallOf: rounds(1)) {
      for round in 0..<rounds(1) { store.dispatch(.flip(round % 36)) }
    }
  }

  private static func yardstickApart(_ action: LibraryAction) -> Double {
    let store = Yardstick()
    for index in 0..<3000 { _ = store.subscribe(to: { $0.counts[index] }, onChange: { _ in }) }
    return nanoseconds(perCallOf: rounds(3000)) {
      for _ in 0..<rounds(3000) { store.dispatch(action) }
    }
  }

  /// Subscribing and unsubscribing one beside 3,000 others.
  private static func subscribing() -> Double {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    let tickets = (0..<3000).map { store.watch($0 % 10) { _ in } }
    defer { withExtendedLifetime(tickets) {} }
    return nanoseconds(perCallOf: 10_000) {
      for index in 0..<10_000 {
        store.watch(index % 10) { _ in }.cancel()
      }
    }
  }

  private static func yardstickSubscribing() -> Double {
    let store = Yardstick()
    for _ in 0..<3000 { _ = store.subscribe(to: { $0.a }, onChange: { _ in }) }
    return nanoseconds(perCallOf: 10_000) {
      for _ in 0..<10_000 { store.unsubscribe(store.subscribe(to: { $0.a }, onChange: { _ in })) }
    }
  }

  /// Requesting and cancelling work beside so much that is under way; the yardstick is the same alone.
  private static func cancelling(beside others: Int) -> Double {
    let store = Store<Int, Int, Int>(
      initialState: 0, reducer: { _, work in .handled(.run(work)) },
      performer: Performer { _, _ in try? await Task.sleep(for: .seconds(3600)) })
    for work in 0..<others { store.dispatch(work) }
    return nanoseconds(perCallOf: 1000) {
      for work in 0..<1000 { store.dispatch(work).cancel() }
    }
  }

  /// Actions that each dispatch the next.
  private static func chain() -> Double {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    var left = 0
    let ticket = store.subscribe(to: \.a) { [unowned store] _ in
      left -= 1
      if left > 0 { store.dispatch(.addToAll) }
    }
    defer { withExtendedLifetime(ticket) {} }
    return nanoseconds(perCallOf: 1_000_000) {
      left = 1_000_000
      store.dispatch(.addToAll)
    }
  }
}
