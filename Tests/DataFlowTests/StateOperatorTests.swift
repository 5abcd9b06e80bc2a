import AsyncAlgorithms
import DataFlow
import DataFlowTesting
import Testing

/// Sequences of states with the operators of AsyncAlgorithms that wait or join.
@MainActor @Suite(.timeLimit(.minutes(10))) struct StateOperatorTests {
  private let store = CounterStore.counting()
  private let clock = TestClock()
  private let pulls = Handshake<Int>()
  private let values = Handshake<Int>()

  /// A sequence that counts the calls of `next`: a reader that asks for more has processed the last
  /// value.
  private struct Watched: AsyncSequence, Sendable {
    let base: AsyncStream<Int>
    let pulls: Handshake<Int>

    struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<Int>.AsyncIterator
      let pulls: Handshake<Int>

      mutating func next() async -> Int? {
        pulls.give(1)
        return await base.next()
      }
    }

    func makeAsyncIterator() -> Iterator {
      Iterator(base: base.makeAsyncIterator(), pulls: pulls)
    }
  }

  /// Reads a sequence and passes on its values.
  private func read(_ sequence: some AsyncSequence<Int, Never>) -> Task<Void, Never> {
    Task { [values] in
      for await value in sequence { values.give(value) }
    }
  }

  private func waitForPulls(_ count: Int) async {
    for _ in 0..<count { _ = await pulls.take() }
  }

  @Test func `a debounced sequence delivers the last value once no more arrive`() async {
    let counts = Watched(base: store.states(\.count), pulls: pulls)
    store.dispatchAll(.add(1), .add(1), .add(1))
    let reader = read(counts.debounce(for: .seconds(1), clock: clock))
    await waitForPulls(5)
    while clock.sleeperCount == 0 { await Task.yield() }

    await clock.advance(by: .seconds(1))
    #expect(await values.take() == 3)
    store.dispatch(.add(10))
    while clock.sleeperCount == 0 { await Task.yield() }
    await clock.advance(by: .seconds(1))

    #expect(await values.take() == 13)
    reader.cancel()
  }

  @Test func `a throttled sequence delivers the latest value once an interval has passed`() async {
    store.dispatchAll(.add(1), .add(1))
    let counts = Watched(base: store.states(\.count), pulls: pulls)
    let reader = read(counts._throttle(for: .seconds(1), clock: clock))
    store.dispatchAll(.add(1), .add(1))
    #expect(await values.take() == 2)
    await waitForPulls(4)

    await clock.advance(by: .seconds(1))
    store.dispatch(.add(1))

    #expect(await values.take() == 5)
    reader.cancel()
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

  @Test func `an optional part can be read as a sequence`() async {
    let bells = store.states(\.bell.value)

    store.dispatchAll(.ring("ding"), .ring("ding"), .ring("dong"))

    #expect(await Array(bells.prefix(3)) == [nil, "ding", "dong"])
  }
}
