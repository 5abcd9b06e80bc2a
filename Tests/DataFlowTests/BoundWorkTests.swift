import DataFlow
import DataFlowTesting
import Testing

/// Work belongs to the part of the state whose reducer asked for it.
@MainActor @Suite struct BoundWorkTests {
  private let clock = TestClock()

  /// A desk whose work takes a second, and then replies to the drawer or the lamp, if it asked for it.
  private func desk(_ reducer: Reducer<Desk, DeskAction, DeskWork> = deskReducer) -> DeskStore {
    DeskStore(
      initialState: Desk(), reducer: reducer,
      performer: Performer(
        perform: { [clock] work, send in
          try await clock.sleep(for: .seconds(1))
          if work.place == "drawer" { send(.drawer(.reply(work.name))) }
          if work.place == "lamp" { send(.lamp(.reply(work.name))) }
        }, recover: { _, _ in .perform(.none) }), clock: clock)
  }

  private func running(_ store: DeskStore) -> [String] { store.runningWork.map(\.description) }

  @Test func `the work of a part ends when the part goes away, and nothing it sends arrives`() async
  {
    let store = desk()
    store.dispatch(.openDrawer(true))
    let task = store.dispatch(.drawer(.perform(.run("a"))))
    store.dispatch(.lamp(.perform(.run("b"))))
    #expect(running(store) == ["drawer: a", "lamp: b"])

    store.dispatch(.openDrawer(false))
    #expect(running(store) == ["lamp: b"])
    await task.finish()
    store.dispatch(.openDrawer(true))
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await settle()

    #expect(store.state == Desk(drawer: Drawer(), lamp: Sheet(id: 0, replies: ["b"])))
    #expect(running(store) == [])
  }

  @Test func `a part with another id takes the place, and the work of the first ends`() {
    let store = desk()
    store.dispatch(each: [.show(1), .screen(.perform(.run("a")))])

    store.dispatch(.show(1))
    #expect(running(store) == ["screen: a"])
    store.dispatch(.show(2))
    #expect(running(store) == [])

    store.dispatch(each: [.screen(.perform(.run("b"))), .screen(.become(3))])
    #expect(running(store) == [])
  }

  @Test func `work for a part that the same action removes is not done`() async {
    let closing = Reducer<Desk, DeskAction, DeskWork> { desk, action in
      guard case .drawer(.perform) = action else { return .unhandled }
      desk.drawer = nil
      return .handled()
    }
    let store = desk(deskReducer.combined(with: closing))

    store.dispatch(each: [.openDrawer(true), .drawer(.perform(.run("a")))])
    #expect(running(store) == [])
    await settle()

    #expect(clock.sleeperCount == 0)
  }

  @Test(arguments: [EffectOrder.latest, .serial, .concurrent, .throttled(.seconds(9))])
  func `each part has its own ids`(order: EffectOrder) {
    let store = desk()
    let work = Effect.run("a", id: "x", order: order)
    store.dispatch(each: [.openDrawer(true), .drawer(.setBox(1)), .setSheets([1, 2]), .show(1)])

    store.dispatch(each: [
      .perform(work), .drawer(.perform(work)), .drawer(.box(.perform(work))),
      .sheet(1, .perform(work)), .sheet(2, .perform(work)), .screen(.perform(work)),
      .lamp(.perform(work)),
    ])
    let all = ["desk", "drawer", "box", "sheet 1", "sheet 2", "screen", "lamp"].map { "\($0): a" }
    #expect(running(store) == all)

    store.dispatch(.sheet(2, .perform(.cancel("x"))))
    #expect(running(store) == all.filter { $0 != "sheet 2: a" })
    store.dispatch(.perform(.cancel("x")))
    #expect(running(store) == all.filter { $0 != "sheet 2: a" && $0 != "desk: a" })
    store.dispatch(.drawer(.box(.perform(.cancel("x")))))
    #expect(running(store) == ["drawer: a", "sheet 1: a", "screen: a", "lamp: a"])
  }

  @Test func `a reducer that does not know the parts of another stops debug builds`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = DeskStore(
          initialState: Desk(screen: .on(Sheet(id: 1))), reducer: Reducer { deskReducer(&$0, $1) })
        store.dispatch(.screen(.perform(.run("a"))))
      }
    }

    #expect(
      result.says(
        "screen: a belongs to a part that the store's reducer does not know: "
          + "combine reducers that have such parts, in place of calling them."))
  }

  @Test func `an element that comes back is not held back by the throttle of its first life`() {
    let store = desk()
    let work = Effect.run("a", id: "x", order: .throttled(.seconds(9)))
    store.dispatch(each: [.setSheets([1]), .sheet(1, .perform(work)), .sheet(1, .perform(work))])
    #expect(running(store) == ["sheet 1: a", "sheet 1: a"])

    store.dispatch(each: [.setSheets([]), .setSheets([1]), .sheet(1, .perform(work))])
    #expect(running(store) == ["sheet 1: a"])
  }

  @Test func `an undo that takes a part away ends its work, and no other`() {
    let store = Store(
      initialState: Undoable(Desk()), reducer: deskReducer.undoable(),
      performer: Performer { [clock] _, _ in try? await clock.sleep(for: .seconds(1)) },
      clock: clock)
    store.dispatch(each: [
      .action(.setSheets([1])), .action(.openDrawer(true)),
      .action(.drawer(.perform(.run("a")))), .action(.sheet(1, .perform(.run("b")))),
    ])

    store.dispatch(.undo)

    #expect(store.runningWork.map(\.description) == ["sheet 1: b"])
  }
}
