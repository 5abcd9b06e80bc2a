import AsyncAlgorithms
import DataFlow
import DataFlowTesting
import Testing

/// Reducers and stores of parts, put together to those of the whole.
@MainActor @Suite struct ScopingTests {
  private let log = Log<String>()

  private func transcript(_ desk: Desk = Desk()) -> TestStore<Desk, DeskAction, DeskWork> {
    TestStore(initialState: desk, reducer: deskReducer)
  }

  @Test func `a part's reducer changes its part, and its work becomes the whole's`() async {
    let store = transcript()

    store.send(.lamp(.reply("a"))) { $0.lamp.replies = ["a"] }
    store.send(
      .lamp(.perform(.run("save", id: "x"))),
      .handled(.run(DeskWork(place: "lamp", name: "save"), id: "x")))
    store.send(.lamp(.refuse), .ignored("the sheet refuses"))
    await store.finish()
  }

  @Test func `actions of a part that is absent, or of another case, are ignored`() async {
    let store = transcript()

    store.send(.drawer(.reply("a")), .ignored(.absentPart))
    store.send(.openDrawer(true)) { $0.drawer = Drawer() }
    store.send(.drawer(.reply("a"))) { $0.drawer?.replies = ["a"] }
    store.send(.drawer(.box(.reply("b"))), .ignored(.absentPart))
    store.send(.openDrawer(false)) { $0.drawer = nil }
    store.send(.drawer(.perform(.run("save"))), .ignored(.absentPart))
    store.send(.screen(.reply("a")), .ignored(.absentPart))
    store.send(.show(1)) { $0.screen = .on(Sheet(id: 1)) }
    store.send(.screen(.reply("a"))) { $0.screen = .on(Sheet(id: 1, replies: ["a"])) }
    await store.finish()
  }

  @Test func `an element is found by its id, wherever it is`() async {
    let store = transcript(Desk(sheets: [Sheet(id: 7), Sheet(id: 9)]))

    store.send(.sheet(9, .reply("a"))) { $0.sheets[1].replies = ["a"] }
    store.send(.setSheets([9])) { $0.sheets = [Sheet(id: 9)] }
    store.send(.sheet(9, .reply("b"))) { $0.sheets[0].replies = ["b"] }
    store.send(
      .sheet(9, .perform(.merge(.run("save", id: "x"), .cancel("y")))),
      .handled(.merge(.run(DeskWork(place: "sheet 9", name: "save"), id: "x"), .cancel("y"))))
    store.send(.sheet(7, .reply("a")), .ignored(.absentPart))
    await store.finish()
  }

  @Test func `elements with the same id stop debug builds at an action for them`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var desk = Desk(sheets: [Sheet(id: 9), Sheet(id: 7), Sheet(id: 7)])
      _ = deskReducer(&desk, .sheet(9, .reply("a")))
      _ = deskReducer(&desk, .sheet(7, .refuse))
    }

    #expect(result.says("refuse reaches only the first of several elements with the id 7."))
  }

  private func store(_ desk: Desk = Desk()) -> DeskStore {
    DeskStore(initialState: desk, reducer: deskReducer)
  }

  @Test(arguments: [1, 2])
  func `a scoped store shows its part and speaks the part's actions, through any scopes`(
    scopes: Int
  ) async {
    let store = store()
    let lamp = store.lamp(scopes: scopes)
    store.tell(log, \.lamp.replies.count)
    let counts = lamp.states(\.replies.count)
    lamp.subscribe(
      to: { $0.replies.count % 2 }, onChange: { [log] in log.append("odd \($0)") }
    ).store(in: log.bag)

    #expect(lamp.dispatch(.reply("a")).response == .handled)
    #expect(lamp.dispatch(.refuse).response == .ignored("the sheet refuses"))
    store.dispatch(each: [.lamp(.reply("b")), .openDrawer(true)])

    #expect(lamp.state == Sheet(id: 0, replies: ["a", "b"]))
    #expect(log.entries == ["0", "odd 0", "1", "odd 1", "2", "odd 0"])
    #expect(await Array(counts.prefix(3)) == [0, 1, 2])
  }

  @Test func `a store of an absent part does not exist, and one of a part that left keeps it`() {
    let store = store()
    #expect(store.scoped(to: \.drawer, action: DeskAction.drawer) == nil)
    #expect(store.scoped(to: \.sheets, id: 9, action: DeskAction.sheet) == nil)
    store.dispatch(.show(1))
    let screen = store.scoped(to: \.screen.sheet, action: DeskAction.screen)
    screen?.tell(log, \.id)
    screen?.subscribe(
      to: { $0.replies.count }, removingDuplicates: { _, _ in false },
      onChange: { [log] in log.append("all \($0)") }
    ).store(in: log.bag)

    screen?.dispatch(.reply("a"))
    store.dispatch(.show(nil))
    #expect(screen?.dispatch(.reply("b")).response == .ignored(.absentPart))
    store.dispatch(.lamp(.reply("a")))
    #expect(screen?.state == Sheet(id: 1, replies: ["a"]))
    store.dispatch(.show(2))

    #expect(screen?.state == Sheet(id: 2))
    #expect(log.entries == ["1", "all 0", "all 1", "2", "all 0"])
  }

  @Test func `a pulse in a part fires through its scoped store`() {
    struct Bells { var bell = Pulse<Int>() }
    let store = Store<(left: Bells, right: Bells), Int, Never>(
      initialState: (Bells(), Bells())
    ) { bells, number in
      bells.left.bell.fire(number)
      return .handled()
    }
    let left = store.scoped(to: \.left, action: { $0 })
    left.onPulse(\.bell) { [log] in log.append("\($0)") }.store(in: log.bag)

    for _ in 0..<2 { left.dispatch(1) }

    #expect(log.entries == ["1", "1"])
  }
}
