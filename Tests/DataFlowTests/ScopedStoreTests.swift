import DataFlow
import DataFlowTesting
import Testing

/// What a store of a part keeps alive.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ScopedStoreTests {
  private let clock = TestClock()
  private let log = Log<String>()

  /// A store whose work replies its name to the lamp.
  private func makeStore() -> DeskStore {
    DeskStore(
      initialState: Desk(), reducer: deskReducer,
      performer: Performer { work, send in send(.lamp(.reply(work.name))) }, clock: clock)
  }

  @Test(arguments: [1, 2])
  func `a scoped store keeps the whole store alive, and no longer than itself`(scopes: Int) {
    var store: DeskStore? = makeStore()
    weak let whole = store
    var lamp = store?.lamp(scopes: scopes)
    store = nil
    lamp?.tell(log, \.replies.count)

    lamp?.dispatch(.reply("a"))

    #expect(lamp?.state == Sheet(id: 0, replies: ["a"]))
    #expect(whole?.state == Desk(lamp: Sheet(id: 0, replies: ["a"])))
    #expect(log.entries == ["0", "1"])
    lamp = nil
    #expect(whole == nil)
    #expect(store == nil)
  }

  @Test(arguments: [1, 2])
  func `work that a scoped store began goes on when that store is dropped`(scopes: Int) async {
    let store = makeStore()
    var lamp: (any StoreProtocol<Sheet, SheetAction>)? = store.lamp(scopes: scopes)
    let task = lamp?.dispatch(.perform(.run("a", after: .seconds(1))))

    lamp = nil
    #expect(store.runningWork.map(\.name) == ["a"])
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await task?.finish()

    #expect(store.state.lamp.replies == ["a"])
    #expect(store.runningWork == [])
  }

  /// Logs each look at its parts.
  private struct Watched {
    let log: Log<String>
    var part: Int { looked() }
    var optionalPart: Int? { looked() }

    private func looked() -> Int {
      MainActor.assumeIsolated { log.append("look") }
      return 7
    }
  }

  @Test
  func `a scoped store looks at its part when it is read, and at one that may be absent when made`()
  {
    let store = Store<Watched, Int, Never>(initialState: Watched(log: log)) { _, _ in .handled() }
    let part = store.scoped(to: \.part, action: { $0 })
    #expect(log.entries.isEmpty)
    let optional = store.scoped(to: \.optionalPart, action: { $0 })
    part.dispatch(1)
    optional?.dispatch(1)
    #expect(log.entries.count == 1)

    #expect(part.state == 7)
    #expect(optional?.state == 7)
    #expect(log.entries.count == 3)
  }
}
