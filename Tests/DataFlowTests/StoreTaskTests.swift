import DataFlow
import DataFlowTesting
import Testing

/// What `dispatch` returns.
@MainActor @Suite(.timeLimit(.minutes(10))) struct StoreTaskTests {
  private let clock = TestClock()

  /// Work `a` is followed by work `b`, each after a second.
  private func store() -> CounterStore {
    CounterStore(
      initialState: Counter(),
      reducer: { state, action in
        if action == .fail("a") {
          state.failures.append("a")
          return .handled(.run("b", after: .seconds(1)))
        }
        return counterReducer(state: &state, action: action)
      },
      performer: Performer { work, send in send(.fail(work)) }, clock: clock)
  }

  @Test func `it tells how the store responded`() {
    let store = CounterStore.counting()

    #expect(store.dispatch(.add(1)).response == .handled)
    #expect(store.dispatch(.refuse).response == .ignored("the counter refuses"))
    #expect(store.dispatch(.strange).response == .unhandled)
  }

  @Test func `an action dispatched by a subscriber is queued, under the number it will have`() {
    let store = CounterStore.counting()
    let tasks = Log<StoreTask>()
    let numbers = Log<Int>()
    let middleware = store.add(
      CounterMiddleware { action, context, next in
        numbers.append(context.number)
        return next(action)
      })
    let ticket = store.subscribe(to: \.count) { [store] count in
      if count == 1 {
        tasks.append(store.dispatch(.add(10)))
        tasks.append(store.dispatch(.refuse))
      }
    }

    let task = store.dispatch(.add(1))

    #expect(task.number == 1)
    #expect(tasks.entries.map(\.number) == [2, 3])
    #expect(tasks.entries.map(\.response) == [.queued, .queued])
    #expect(numbers.entries == [1, 2, 3])
    withExtendedLifetime((middleware, ticket)) {}
  }

  @Test func `finishing waits for the work and for what its replies start`() async {
    let store = store()
    let log = Log<String>()
    let task = store.dispatch(.perform(.run("a", after: .seconds(1))))
    let other = store.dispatch(.perform(.run("other", after: .seconds(9))))
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

  @Test func `finishing an action without work returns at once`() async {
    let store = CounterStore.counting()

    await store.dispatch(.refuse).finish()

    #expect(store.state == Counter())
  }

  @Test func `cancelling ends the work of the action and of its replies, and no other`() async {
    let store = store()
    let task = store.dispatch(.perform(.run("a", after: .seconds(1))))
    store.dispatch(.perform(.run("other", after: .seconds(9))))
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
    let task = store.dispatch(.perform(.run("a", after: .seconds(1))))
    let waiting = Task { await task.finish() }
    await clock.waitForSleepers(1)

    waiting.cancel()
    await waiting.value
    await settle()

    #expect(store.runningWork == [])
    #expect(store.state == Counter())
  }

  @Test func `finishing ends when a state is restored or the store is released`() async {
    var store: CounterStore? = store()
    let first = store?.dispatch(.perform(.run("a", after: .seconds(1))))
    let waitingForFirst = Task { await first?.finish() }
    await settle()
    store?.restore(Counter(count: 7))
    await waitingForFirst.value

    let second = store?.dispatch(.perform(.run("a", after: .seconds(1))))
    let waitingForSecond = Task { await second?.finish() }
    await settle()
    store = nil
    await waitingForSecond.value

    #expect(store == nil)
  }

  @Test func `work of actions that subscribers dispatch belongs to the action before them`() async {
    let store = store()
    let ticket = store.subscribe(to: \.count) { [store] count in
      if count == 1 { store.dispatch(.perform(.run("c", after: .seconds(1)))) }
    }

    let task = store.dispatch(.add(1))
    #expect(store.runningWork == ["c"])
    task.cancel()

    #expect(store.runningWork == [])
    ticket.cancel()
  }
}
