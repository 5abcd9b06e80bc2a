import DataFlow

typealias LibraryStore = Store<Library, LibraryAction, Never>

/// Prints what the store costs beside the yardstick, as lines of name, nanoseconds and ratio.
@main
@MainActor
struct StoreBenchmarks {
  static func main() {
    for count in [0, 1, 10] {
      row("dispatch.\(count)", store(count, .addToAll), yardstick(count, .addToAll))
    }
    row("dispatch.3000-on-10", store(3000, .addToAll), yardstick(3000, .addToAll))
    row("unrelated.3000-on-10", store(3000, .rename), yardstick(3000, .rename))
    row("dispatch.3000-apart", apart(.count(7)), yardstickApart(.count(7)))
    row("subscribe.3000", subscribing(), yardstickSubscribing())
    row("chain", chain(), nil)
  }

  private static func row(_ name: String, _ value: Double, _ yardstick: Double?) {
    print(
      name, rounded(value), yardstick.map { rounded(value / $0) } ?? "-",
      yardstick.map(rounded) ?? "-")
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

  private static func apart(_ action: LibraryAction) -> Double {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    let tickets = (0..<3000).map { index in
      store.subscribe(to: { $0.counts[index] }, onChange: { _ in })
    }
    defer { withExtendedLifetime(tickets) {} }
    return nanoseconds(perCallOf: rounds(3000)) {
      for _ in 0..<rounds(3000) { store.dispatch(action) }
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
