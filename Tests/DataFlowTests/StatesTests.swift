import AsyncAlgorithms
import DataFlow
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct StatesTests {
  private let store = CounterStore.counting()

  @Test func `the current value comes first, then every change in order`() async {
    store.dispatch(.add(10))

    let first = store.states(\.count)
    for _ in 0..<1000 { store.dispatchAll(.add(1), .add(0), .addOther(1), .refuse) }
    let second = store.states(\.count)
    store.dispatch(.add(-1))

    #expect(await Array(first.prefix(1002)) == Array(10...1010) + [1009])
    #expect(await Array(second.prefix(2)) == [1010, 1009])
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

    for action in [CounterAction.add(1), .addOther(5), .add(1), .refuse] {
      if let (count, other) = await iterator.next() { seen.append([count, other]) }
      store.dispatch(action)
    }

    #expect(seen == [[0, 0], [1, 0], [1, 5], [2, 5]])
  }

  @Test func `a chain continues with the second sequence when the first ends`() async {
    var first: CounterStore? = .counting()
    let numbers = first?.states(\.count) ?? AsyncStream { $0.finish() }
    first?.dispatchAll(.add(1), .add(1))
    store.dispatch(.add(10))
    let joined = chain(numbers, store.states(\.count))
    first = nil
    store.dispatch(.add(10))

    #expect(await Array(joined.prefix(5)) == [0, 1, 2, 10, 20])
    #expect(first == nil)
  }
}
