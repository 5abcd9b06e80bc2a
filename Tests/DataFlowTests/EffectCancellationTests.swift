import DataFlow
import DataFlowTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectCancellationTests {
  private let gate = Handshake<Int>()
  private let ended = Handshake<String>()

  @Test(arguments: [(.cancel("x"), 0), (.run("late", id: "x"), 1)] as [(Effect<String>, Int)])
  func `work ends when its id is cancelled or used again, and sends nothing more`(
    effect: Effect<String>, other: Int
  ) async {
    let store = CounterStore.performing { [gate, ended] work, send in
      if work == "late" { return send(.addOther(1)) }
      for await amount in gate.values { send(.add(amount)) }
      send(.add(1000))
      ended.give("\(work) \(Task.isCancelled)")
    }
    store.dispatch(.perform(.run("early", id: "x")))
    gate.give(1)
    await store.reaches { $0.count == 1 }

    store.dispatch(.perform(effect))

    #expect(await ended.take() == "early true")
    await store.reaches { $0.other == other }
    #expect(store.state == Counter(count: 1, other: other))
  }

  @Test func `what cancelled work sends during its cancellation does not arrive`() async {
    let began = Handshake<Bool>()
    let store = CounterStore.performing { _, send in
      await withTaskCancellationHandler {
        began.give(true)
        _ = await Handshake<Int>().take()
      } onCancel: {
        MainActor.assumeIsolated { send(.add(1000)) }
      }
    }
    store.dispatch(.perform(.run("a", id: "x")))
    #expect(await began.take() == true)

    store.dispatch(.perform(.cancel("x")))

    #expect(store.state == Counter())
  }

  @Test func `cancelled work that throws sends nothing`() async {
    struct Failure: Error {}
    let store = CounterStore.performing { [gate, ended] _, send in
      _ = await gate.take()
      ended.give("\(Task.isCancelled)")
      throw Failure()
    }
    store.dispatch(.perform(.run("bad", id: "x")))
    await settle()

    store.dispatch(.perform(.cancel("x")))
    #expect(await ended.take() == "true")
    await settle()

    #expect(store.state == Counter())
  }

  @Test(
    arguments: [
      ([.run("a", id: "x"), .cancel("x")], []),
      ([.run("a", id: "x", after: .seconds(1)), .cancel("x")], []),
      ([.run("a", id: "x"), .run("new", id: "x")], ["new"]),
    ] as [([Effect<String>], [String])])
  func `work that is cancelled before its task has begun never begins`(
    effects: [Effect<String>], begun: [String]
  ) async {
    let (clock, log) = (TestClock(), Log<String>())
    let store = CounterStore.performing(clock: clock) { work, send in
      log.append(work)
      send(.add(1))
    }

    store.dispatch(.perform(.merge(effects)))
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()

    #expect(log.entries == begun)
    #expect(store.state == Counter(count: begun.count))
  }
}
