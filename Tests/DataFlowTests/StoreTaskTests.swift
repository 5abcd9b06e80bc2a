import DataFlow
import DataFlowTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct StoreTaskTests {
  private let clock = TestClock()

  /// Work `a` is followed by work `b`, each after a second.
  private func store() -> CounterStore {
    CounterStore(
      initialState: Counter(),
      reducer: { state, action in
        let outcome = counterReducer(state: &state, action: action)
        return action == .fail("a") ? .handled(.run("b", after: .seconds(1))) : outcome
      },
      performer: Performer { work, send in send(.fail(work)) }, clock: clock)
  }

  private func slow(_ work: String, _ seconds: Int = 1) -> CounterAction {
    .perform(.run(work, after: .seconds(seconds)))
  }

  @Test func `it tells how the store responded, and without work it is finished`() async {
    let store = CounterStore.counting()

    #expect(store.dispatch(.add(1)).response == .handled)
    #expect(store.dispatch(.refuse).response == .ignored("the counter refuses"))
    #expect(store.dispatch(.strange).response == .unhandled)
    await store.dispatch(.refuse).finish()
    #expect(store.state == Counter(count: 1))
  }

  @Test func `an action dispatched by a subscriber is queued, under the number it will have`() {
    let store = CounterStore.counting()
    let (tasks, log) = (Log<StoreTask>(), Log<String>())
    store.logActions(in: log)
    store.subscribe(to: \.count) { [store] count in
      guard count == 1 else { return }
      for action in [CounterAction.add(10), .refuse] { tasks.append(store.dispatch(action)) }
    }.store(in: log.bag)

    #expect(store.dispatch(.add(1)).number == 1)

    #expect(tasks.entries.map(\.number) == [2, 3])
    #expect(tasks.entries.map(\.response) == [.queued, .queued])
    #expect(log.entries == ["1 add(1)", "2 add(10) < 1", "3 refuse < 1"])
  }

  @Test func `finishing waits for the work and for what its replies start`() async {
    let store = store()
    let log = Log<String>()
    let task = store.dispatch(slow("a"))
    let other = store.dispatch(slow("other", 9))
    let waiting = Task {
      await task.finish()
      log.append("finished")
    }

    await clock.advance(by: .seconds(1), onceAsleep: 2)
    await store.reaches { $0.failures == ["a"] }
    #expect(log.entries == [])
    await clock.advance(by: .seconds(1), onceAsleep: 2)
    await waiting.value

    #expect(log.entries == ["finished"])
    #expect(store.state == Counter(failures: ["a", "b"]))
    #expect(store.runningWork == ["other"])
    other.cancel()
    #expect(store.runningWork == [])
  }

  @Test func `cancelling ends the work of the action and of its replies, and no other`() async {
    let store = store()
    let task = store.dispatch(slow("a"))
    store.dispatch(slow("other", 9))
    await clock.advance(by: .seconds(1), onceAsleep: 2)
    await store.reaches { $0.failures == ["a"] }

    task.cancel()
    await settle()

    #expect(store.runningWork == ["other"])
    #expect(clock.sleeperCount == 1)
    #expect(store.state == Counter(failures: ["a"]))
  }

  @Test func `cancelling the task that waits cancels the work`() async {
    let store = store()
    let task = store.dispatch(slow("a"))
    let waiting = Task { await task.finish() }
    await clock.advance(by: .zero, onceAsleep: 1)

    waiting.cancel()
    await waiting.value
    await settle()

    #expect(store.runningWork == [])
    #expect(store.state == Counter())
  }

  @Test func `finishing ends when a state is restored or the store is released`() async {
    var store: CounterStore? = store()
    for isRestored in [true, false] {
      let task = store?.dispatch(slow("a"))
      let waiting = Task { await task?.finish() }
      await settle()
      if isRestored {
        store?.restore(Counter(count: 7))
      } else {
        store = nil
      }
      await waiting.value
    }

    #expect(store == nil)
  }

  @Test func `work of actions that subscribers dispatch belongs to the action before them`() async {
    let store = store()
    let ticket = store.subscribe(to: \.count) { [store] count in
      if count == 1 { store.dispatch(slow("c")) }
    }

    let task = store.dispatch(.add(1))
    #expect(store.runningWork == ["c"])
    task.cancel()

    #expect(store.runningWork == [])
    ticket.cancel()
  }

  @Test func `finishing ends although its work restores, cancels and starts work`() async {
    let store = CounterStore.performing { work, send in
      switch work {
      case "start": send(.perform(.run("chain", id: "x")))
      case "chain": send(.perform(.cancel("x")))
      default: break
      }
    }
    let task = store.dispatch(.perform(.run("start", id: "x")))

    await task.finish()
    task.cancel()
    await task.finish()

    #expect(store.runningWork == [])
  }

  @Test func `thousands may wait for their work`() async {
    let store = CounterStore.performing { [clock] _, _ in try await clock.sleep(for: .seconds(1)) }
    let tasks = (0..<2_000).map { index in
      store.dispatch(.perform(.run("\(index)", id: "x", order: .concurrent)))
    }
    let waiting = tasks.map { task in Task { await task.finish() } }

    await clock.advance(by: .zero, onceAsleep: 2_000)
    for task in tasks { task.cancel() }
    for wait in waiting { await wait.value }

    #expect(store.runningWork == [])
  }
}
