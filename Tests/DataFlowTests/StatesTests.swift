import AsyncAlgorithms
import DataFlow
import Testing

/// The state as an `AsyncSequence`.
@MainActor @Suite(.timeLimit(.minutes(10))) struct StatesTests {
  private let store = CounterStore.counting()

  @Test func `the current value comes first, then every change in order`() async {
    store.dispatch(.add(10))

    let counts = store.states(\.count)
    for _ in 0..<1000 { store.dispatchAll(.add(1), .addOther(1), .refuse) }

    #expect(await Array(counts.prefix(1001)) == Array(10...1010))
  }

  @Test func `repeats are left out`() async {
    let counts = store.states(\.count)

    store.dispatchAll(.add(0), .addOther(1), .add(1), .addOther(1), .add(0), .add(-1))

    #expect(await Array(counts.prefix(3)) == [0, 1, 0])
  }

  @Test func `two readers each see everything`() async {
    let first = store.states(\.count)
    store.dispatch(.add(1))
    let second = store.states(\.count)
    store.dispatch(.add(1))

    #expect(await Array(first.prefix(3)) == [0, 1, 2])
    #expect(await Array(second.prefix(2)) == [1, 2])
  }

  @Test func `cancelling the task ends the sequence and the subscription`() async {
    var kept: Log<Int>? = Log()
    weak let selection = kept
    let counts = store.states { [kept] state in
      kept?.append(state.count)
      return state.count
    }
    kept = nil
    let began = Handshake<Int>()
    let reader = Task {
      var read: [Int] = []
      for await count in counts {
        read.append(count)
        began.give(count)
      }
      return read
    }
    #expect(await began.take() == 0)

    reader.cancel()

    #expect(await reader.value == [0])
    while selection != nil {
      store.dispatch(.add(1))
      await Task.yield()
    }
  }

  @Test func `dropping the sequence ends the subscription`() async {
    var kept: Log<Int>? = Log()
    weak let selection = kept
    var counts: AsyncStream<Int>? = store.states { [kept] state in
      kept?.append(state.count)
      return state.count
    }
    kept = nil
    #expect(counts != nil)

    counts = nil
    store.dispatch(.add(1))

    #expect(selection == nil)
  }

  @Test func `sequences combine with the operators of AsyncAlgorithms`() async {
    let pairs = combineLatest(store.states(\.count), store.states(\.other))
    var iterator = pairs.makeAsyncIterator()
    var seen: [[Int]] = []

    for action in [CounterAction.add(1), .addOther(5), .add(1)] {
      if let (count, other) = await iterator.next() { seen.append([count, other]) }
      store.dispatch(action)
    }
    if let (count, other) = await iterator.next() { seen.append([count, other]) }

    #expect(seen == [[0, 0], [1, 0], [1, 5], [2, 5]])
  }

  @Test func `merged sequences lose nothing and each keeps its order`() async {
    let merged = merge(store.states(\.count), store.states { -$0.other })

    for _ in 0..<5 { store.dispatchAll(.add(1), .addOther(1)) }
    let values = await Array(merged.prefix(12))

    #expect(values.filter { $0 > 0 } == [1, 2, 3, 4, 5])
    #expect(values.filter { $0 < 0 } == [-1, -2, -3, -4, -5])
    #expect(values.filter { $0 == 0 }.count == 2)
  }
}
