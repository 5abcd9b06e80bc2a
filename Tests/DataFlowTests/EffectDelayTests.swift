import DataFlow
import DataFlowTesting
import Dispatch
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectDelayTests {
  private let clock = TestClock()
  private let log = Log<String>()

  /// Logs its work, and adds 1 as soon as it starts.
  private func workingStore() -> CounterStore {
    .performing(clock: clock) { [log] work, send in
      log.append(work)
      send(.add(1))
    }
  }

  @Test func `work begins after its delay, not before`() async {
    let store = workingStore()

    store.dispatch(.perform(.run("a", after: .seconds(2))))
    await clock.advance(by: .milliseconds(1999), onceAsleep: 1)
    #expect(store.runningWork == ["a"])
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(1))
    await store.reaches { $0.count == 1 }
    await settle()

    #expect(log.entries == ["a"])
    #expect(store.runningWork == [])
  }

  @Test func `an id and a delay debounce: only the last of several requests is done`() async {
    let store = workingStore()
    for request in ["a", "b", "c"] {
      store.dispatch(.perform(.run(request, id: "search", after: .seconds(1))))
      await clock.advance(by: .milliseconds(900), onceAsleep: 1)
    }
    #expect(store.runningWork == ["c"])

    await clock.advance(by: .milliseconds(100))
    await store.reaches { $0.count == 1 }
    store.dispatch(.perform(.run("d", id: "search", after: .seconds(1))))
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.reaches { $0.count == 2 }

    #expect(log.entries == ["c", "d"])
  }

  @Test func `other ids and work without one do not wait for each other`() async {
    let store = workingStore()

    store.dispatchAll(
      .perform(.run("late", id: "x", after: .seconds(3))),
      .perform(.run("early", id: "y", after: .seconds(1))),
      .perform(.run("middle", after: .seconds(2))))
    await clock.advance(by: .zero, onceAsleep: 3)
    for second in 1...3 {
      await clock.advance(by: .seconds(1))
      await store.reaches { $0.count == second }
    }

    #expect(log.entries == ["early", "middle", "late"])
  }

  @Test(arguments: [true, false])
  func `delayed work holds no store, and never begins once it is cancelled or its store released`(
    isCancelled: Bool
  ) async {
    var store: CounterStore? = workingStore()
    weak let whole = store
    store?.dispatch(.perform(.run("a", id: "x", after: .seconds(1))))
    await clock.advance(by: .milliseconds(500), onceAsleep: 1)

    if isCancelled {
      store?.dispatch(.perform(.cancel("x")))
    } else {
      store = nil
    }
    await clock.advance(by: .seconds(1))

    #expect(whole?.state == (isCancelled ? Counter() : nil))
    #expect((whole?.runningWork ?? []) == [])
    #expect(clock.sleeperCount == 0)
    #expect(log.entries == [])
    withExtendedLifetime(store) {}
  }

  private func slowStore() -> CounterStore {
    .performing(clock: clock) { [clock, log] work, send in
      defer { log.append(Task.isCancelled ? "cancel \(work)" : "end \(work)") }
      try await clock.sleep(for: .seconds(1))
      send(.fail(work))
    }
  }

  @Test(arguments: [
    (500, ["work: EffectTimeout(limit: 0.5 seconds)"], "cancel work"),
    (2000, ["work"], "end work"),
  ])
  func `work that takes too long is cancelled and fails with the limit, and no deadline stays`(
    limit: Int, failures: [String], end: String
  ) async {
    let store = slowStore()

    store.dispatch(.perform(.run("work", timeout: .milliseconds(limit))))
    await clock.advance(by: .milliseconds(min(limit, 1000)), onceAsleep: 2)
    await store.reaches { !$0.failures.isEmpty }
    await settle()

    #expect(store.state == Counter(failures: failures))
    #expect(log.entries == [end])
    #expect(store.runningWork == [])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `the time before the work begins does not count towards its limit`() async {
    let store = slowStore()

    store.dispatch(.perform(.run("late", after: .seconds(5), timeout: .seconds(2))))
    await clock.advance(by: .seconds(5), onceAsleep: 1)
    await clock.advance(by: .seconds(1), onceAsleep: 2)
    await store.reaches { !$0.failures.isEmpty }

    #expect(store.state == Counter(failures: ["late"]))
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func `work that may take no time is begun, and ended where it waits`(limit: Duration) async {
    let store = slowStore()

    store.dispatch(.perform(.run("a", id: "x", timeout: limit)))
    while store.runningWork != [] { await clock.advance(by: .zero) }
    await settle()

    #expect(log.entries == ["cancel a"])
    #expect(store.state.failures == ["a: EffectTimeout(limit: \(limit))"])
  }

  @Test(arguments: [Int64.max, Int64.max / 2, 1 << 62, 10_000_000_000])
  func `the real clock waits as long as it is told`(seconds: Int64) async {
    let began = Handshake<Bool>()
    let store = CounterStore.performing { _, _ in
      began.give(true)
      _ = await Handshake<Int>().take()
    }
    let time = Duration.seconds(seconds)
    store.dispatchAll(
      .perform(.run("a", id: "x", order: .throttled(time), timeout: time)),
      .perform(.run("b", id: "x", order: .throttled(time))),
      .perform(.run("late", id: "y", after: time)))

    #expect(await began.take() == true)
    for _ in 0..<200 { await Task.yield() }

    #expect(store.runningWork == ["a", "b", "late"])
    #expect(store.state.failures == [])
    store.restore(Counter())
  }

  /// Runs its jobs in a queue that can be recognised.
  private final class Executor: TaskExecutor {
    static let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "an executor of the program's own")

    init() { queue.setSpecific(key: Self.key, value: true) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
  }

  /// Lets no time pass, and reports where it was asked to.
  private struct Watch: Clock {
    let report: @Sendable (_ isOnExecutor: Bool) -> Void
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      report(Executor.isCurrent)
    }
  }

  @Test(arguments: [true, false])
  func `a delay is waited for on the store's executor`(hasOne: Bool) async {
    let (reports, report) = AsyncStream.makeStream(of: Bool.self)
    let store = Store<Int, String, String>(
      initialState: 0,
      reducer: Reducer { _, action in .handled(.run(action, after: .milliseconds(1))) },
      clock: Watch { report.yield($0) },
      executor: hasOne ? Executor() : nil)

    store.dispatch("work")

    var iterator = reports.makeAsyncIterator()
    #expect(await iterator.next() == hasOne)
  }
}
