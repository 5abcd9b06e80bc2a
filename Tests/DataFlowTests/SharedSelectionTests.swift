import DataFlow
import Testing

/// Subscribers to equal key paths share one comparison.
@MainActor @Suite struct SharedSelectionTests {
  /// A value that counts how often it is compared.
  private struct Counted: Equatable {
    var value = 0
    nonisolated(unsafe) static var comparisons = 0

    static func == (one: Counted, other: Counted) -> Bool {
      comparisons += 1
      return one.value == other.value
    }
  }

  private struct Board {
    var card = Counted()
    var score = 0
    var tripled: Int { score * 3 }
  }

  private enum Move {
    case turn
    case score(Int)
  }

  private func board() -> Store<Board, Move, Never> {
    Store(initialState: Board()) { board, move in
      switch move {
      case .turn: board.card.value += 1
      case .score(let points): board.score += points
      }
      return .handled()
    }
  }

  private let log = Log<String>()

  @Test func `a part that many watch is compared once for each action`() {
    let store = board()
    let tickets = (0..<1000).map { number in
      store.subscribe(to: \.card) { [log] in
        if $0.value == 2, number % 500 == 0 { log.append("\(number): \($0.value)") }
      }
    }
    Counted.comparisons = 0

    store.dispatch(.turn)
    store.dispatch(.score(1))
    store.dispatch(.turn)

    #expect(Counted.comparisons == 3)
    #expect(log.entries == ["0: 2", "500: 2"])
    withExtendedLifetime(tickets) {}
  }

  @Test func `subscribers are called in their order, whatever they watch`() {
    let store = CounterStore.counting()
    let tickets = [
      store.subscribe(to: \.count) { [log] in log.append("a\($0)") },
      store.subscribe(to: \.other) { [log] in log.append("b\($0)") },
      store.subscribe(to: { $0.count + $0.other }, onChange: { [log] in log.append("c\($0)") }),
      store.subscribe(to: \.count) { [log] in log.append("d\($0)") },
      store.onPulse(\.bell) { [log] in log.append("e\($0)") },
      store.onUpdate(perform: { [log] in log.append("f\($0.count)") }),
      store.subscribe(to: \.other) { [log] in log.append("g\($0)") },
    ]
    store.replaceReducer(
      with: Reducer { state, _ in
        state.count += 1
        state.other += 10
        state.bell.fire("!")
        return .handled()
      })
    log.entries = []

    store.dispatch(.add(1))

    #expect(log.entries == ["a1", "b10", "c11", "d1", "e!", "f1", "g10"])
    withExtendedLifetime(tickets) {}
  }

  @Test func `the first subscriber to a part gets its current value`() {
    let store = CounterStore.counting()
    let others = [store.subscribe(to: \.other) { _ in }, store.onUpdate(perform: { _ in })]
    store.subscribe(to: \.count) { [log] in log.append("first \($0)") }.cancel()
    store.dispatch(.add(5))

    let again = store.subscribe(to: \.count) { [log] in log.append("again \($0)") }
    store.dispatch(.add(1))

    #expect(log.entries == ["first 0", "again 5", "again 6"])
    withExtendedLifetime((others, again)) {}
  }

  @Test func `a computed part is delivered like one that is stored`() {
    let store = board()
    let ticket = store.subscribe(to: \.tripled) { [log] in log.append("\($0)") }

    store.dispatch(.score(1))
    store.dispatch(.turn)
    store.dispatch(.score(0))
    store.dispatch(.score(2))

    #expect(log.entries == ["0", "3", "9"])
    ticket.cancel()
  }

  @Test func `a subscriber that leaves and another that joins during a round share a part`() {
    let store = CounterStore.counting()
    var tickets: [Subscription] = []
    tickets.append(
      store.subscribe(to: \.count) { [store, log] count in
        log.append("a\(count)")
        guard count == 1 else { return }
        tickets.removeLast()
        tickets.append(store.subscribe(to: \.count) { [log] in log.append("c\($0)") })
      })
    tickets.append(store.subscribe(to: \.count) { [log] in log.append("b\($0)") })

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["a0", "b0", "a1", "c1", "a2", "c2"])
    tickets = []
  }

  @Test func `subscribing and leaving forever keeps nothing`() {
    let store = CounterStore.counting()
    let first = store.subscribe(to: \.other) { _ in }
    weak var last: Log<Int>?

    for _ in 0..<10_000 {
      let kept = Log<Int>()
      last = kept
      store.subscribe(to: { $0.count }, onChange: { kept.append($0) }).cancel()
      store.subscribe(to: \.count) { kept.append($0) }.cancel()
    }
    store.dispatch(.add(1))

    #expect(last == nil)
    first.cancel()
  }
}
