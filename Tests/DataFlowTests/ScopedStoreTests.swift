import DataFlow
import DataFlowTesting
import Testing

/// What a store of a part keeps alive, looks at, and returns.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ScopedStoreTests {
  private struct Page: Equatable {
    var counter = Counter()
  }

  private struct Program: Equatable {
    var page = Page()
  }

  private enum PageAction: Equatable {
    case counter(CounterAction)
  }

  private enum ProgramAction: Equatable {
    case page(PageAction)
  }

  private typealias ProgramStore = Store<Program, ProgramAction, String>

  private let clock = TestClock()
  private let log = Log<String>()

  /// A store whose work sends its name.
  private func makeStore() -> ProgramStore {
    ProgramStore(
      initialState: Program(),
      reducer: { program, action in
        switch action {
        case .page(.counter(let action)):
          counterReducer(state: &program.page.counter, action: action)
        }
      }, performer: Performer { work, send in send(.page(.counter(.fail(work)))) }, clock: clock)
  }

  /// The counter's store, through one scope or two.
  private func counterStore(
    of store: ProgramStore, scopes: Int
  ) -> any StoreProtocol<Counter, CounterAction> {
    if scopes == 1 {
      store.scoped(to: \.page.counter, action: { .page(.counter($0)) })
    } else {
      store.scoped(to: \.page, action: ProgramAction.page)
        .scoped(to: \.counter, action: PageAction.counter)
    }
  }

  // MARK: Lifetime

  @Test(arguments: [1, 2])
  func `a scoped store keeps the whole store alive, and no longer than itself`(scopes: Int) {
    var store: ProgramStore? = makeStore()
    weak let whole = store
    var counter = store.map { counterStore(of: $0, scopes: scopes) }
    store = nil
    let ticket = counter?.subscribe(to: \.count) { [log] in log.append("\($0)") }

    counter?.dispatch(.add(2))

    #expect(counter?.state == Counter(count: 2))
    #expect(whole?.state == Program(page: Page(counter: Counter(count: 2))))
    #expect(log.entries == ["0", "2"])
    counter = nil
    #expect(whole == nil)
    withExtendedLifetime((store, ticket)) {}
  }

  @Test(arguments: [1, 2])
  func `work that a scoped store began goes on when that store is dropped`(scopes: Int) async {
    let store = makeStore()
    var counter: (any StoreProtocol<Counter, CounterAction>)? = counterStore(
      of: store, scopes: scopes)
    let task = counter?.dispatch(.perform(.run("a", after: .seconds(1))))

    counter = nil
    #expect(store.runningWork == ["a"])
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await task?.finish()

    #expect(store.state == Program(page: Page(counter: Counter(failures: ["a"]))))
    #expect(store.runningWork == [])
  }

  // MARK: Tasks

  @Test(arguments: [1, 2])
  func `the task of a scoped store's action ends with the work of that action`(
    scopes: Int
  ) async {
    let store = makeStore()
    let counter = counterStore(of: store, scopes: scopes)
    counter.dispatch(.perform(.run("other", after: .seconds(9))))
    let task = counter.dispatch(.perform(.run("a", after: .seconds(1))))
    let waiting = Task {
      await task.finish()
      log.append("finished")
    }

    await clock.advance(by: .milliseconds(999), onceAsleep: 2)
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(1), onceAsleep: 2)
    await waiting.value

    #expect(task.number == 2)
    #expect(task.response == .handled)
    #expect(counter.state == Counter(failures: ["a"]))
    #expect(store.runningWork == ["other"])
  }

  @Test(arguments: [1, 2])
  func `cancelling the task of a scoped store's action ends the work of that action`(
    scopes: Int
  ) async {
    let store = makeStore()
    let counter = counterStore(of: store, scopes: scopes)
    let other = store.dispatch(
      .page(.counter(.perform(.run("other", after: .seconds(9))))))
    let task = counter.dispatch(.perform(.run("a", after: .seconds(1))))
    await clock.waitForSleepers(2)

    task.cancel()
    await settle()
    #expect(store.runningWork == ["other"])
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .seconds(9))
    await other.finish()

    #expect(counter.state == Counter(failures: ["other"]))
  }

  // MARK: Looks at the state

  private struct Element: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  /// Logs each look at its parts.
  private struct Watched {
    var element = Element(id: 7)
    let looks: Log<Int>

    var part: Element { looked() }
    var optionalPart: Element? { looked() }
    var parts: [Element] { [looked()] }

    private func looked() -> Element {
      MainActor.assumeIsolated { looks.append(element.count) }
      return element
    }
  }

  private let looks = Log<Int>()

  private func watchedStore() -> Store<Watched, Int, Never> {
    Store(initialState: Watched(looks: looks)) { state, amount in
      state.element.count += amount
      return .handled()
    }
  }

  @Test func `a scoped store that nobody reads does not look at its part`() {
    let store = watchedStore()
    let part = store.scoped(to: \.part, action: { $0 })

    part.dispatch(1)
    store.dispatch(1)
    #expect(looks.entries == [])

    #expect(part.state == Element(id: 7, count: 2))
    #expect(looks.entries == [2])
  }

  @Test func `one of a part that may be absent looks only when it is made`() {
    let store = watchedStore()
    let optional = store.scoped(to: \.optionalPart, action: { $0 })
    let element = store.scoped(to: \.parts, id: 7, action: { _, amount in amount })
    #expect(looks.entries == [0, 0])

    optional?.dispatch(1)
    element?.dispatch(1)
    store.dispatch(1)
    #expect(looks.entries == [0, 0])

    #expect(optional?.state == Element(id: 7, count: 3))
    #expect(element?.state == Element(id: 7, count: 3))
    #expect(looks.entries == [0, 0, 3, 3])
  }
}
