import DataFlow
import DataFlowTesting
import Testing

/// What a store of a part keeps alive, looks at, and returns.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ScopedStoreTests {
  private let clock = TestClock()
  private let log = Log<String>()

  /// A store whose work replies its name to the lamp.
  private func makeStore() -> DeskStore {
    DeskStore(
      initialState: Desk(), reducer: deskReducer,
      performer: Performer { work, send in send(.lamp(.reply(work.name))) }, clock: clock)
  }

  private func run(_ work: String, _ seconds: Int = 1) -> SheetAction {
    .perform(.run(work, after: .seconds(seconds)))
  }

  @Test(arguments: [1, 2])
  func `a scoped store keeps the whole store alive, and no longer than itself`(scopes: Int) {
    var store: DeskStore? = makeStore()
    weak let whole = store
    var lamp = store?.lamp(scopes: scopes)
    store = nil
    let ticket = lamp?.subscribe(to: \.replies.count) { [log] in log.append("\($0)") }

    lamp?.dispatch(.reply("a"))

    #expect(lamp?.state == Sheet(id: 0, replies: ["a"]))
    #expect(whole?.state == Desk(lamp: Sheet(id: 0, replies: ["a"])))
    #expect(log.entries == ["0", "1"])
    lamp = nil
    #expect(whole == nil)
    withExtendedLifetime((store, ticket)) {}
  }

  @Test(arguments: [1, 2])
  func `work that a scoped store began goes on when that store is dropped`(scopes: Int) async {
    let store = makeStore()
    var lamp: (any StoreProtocol<Sheet, SheetAction>)? = store.lamp(scopes: scopes)
    let task = lamp?.dispatch(run("a"))

    lamp = nil
    #expect(store.runningWork.map(\.name) == ["a"])
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await task?.finish()

    #expect(store.state.lamp.replies == ["a"])
    #expect(store.runningWork == [])
  }

  @Test(arguments: [1, 2])
  func `the task of a scoped store's action ends with the work of that action, or ends it`(
    scopes: Int
  ) async {
    let store = makeStore()
    let lamp = store.lamp(scopes: scopes)
    let other = lamp.dispatch(run("other", 9))
    let task = lamp.dispatch(run("a"))
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
    #expect(lamp.state.replies == ["a"])
    #expect(store.runningWork.map(\.name) == ["other"])
    other.cancel()
    #expect(store.runningWork == [])
  }

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

  @Test
  func `a scoped store looks at its part when it is read, and at one that may be absent when made`()
  {
    let store = watchedStore()
    let part = store.scoped(to: \.part, action: { $0 })
    #expect(looks.entries == [])
    let optional = store.scoped(to: \.optionalPart, action: { $0 })
    let element = store.scoped(to: \.parts, id: 7, action: { _, amount in amount })
    #expect(looks.entries == [0, 0])

    part.dispatch(1)
    optional?.dispatch(1)
    element?.dispatch(1)
    store.dispatch(1)
    #expect(looks.entries == [0, 0])

    #expect(part.state == Element(id: 7, count: 4))
    #expect(optional?.state == Element(id: 7, count: 4))
    #expect(element?.state == Element(id: 7, count: 4))
    #expect(looks.entries == [0, 0, 4, 4, 4])
  }
}
