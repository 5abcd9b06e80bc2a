import DataFlow
import DataFlowTesting
import Testing

/// A transcript that states everything passes; one that leaves something out fails.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TestStoreTests {
  struct Lamp: Equatable {
    var isOn = false
    var presses = 0
  }

  enum LampAction: Equatable {
    case press
    case dim
    case wait
    case burnt(String)
  }

  typealias LampStore = TestStore<Lamp, LampAction, String>

  nonisolated static func reduce(_ lamp: inout Lamp, _ action: LampAction) -> Outcome<String> {
    switch action {
    case .press:
      lamp.isOn.toggle()
      lamp.presses += 1
      return .handled()
    case .dim: return .ignored("it cannot be dimmed")
    case .wait: return .handled(.run("burn", id: "lamp", after: .seconds(9)))
    case .burnt:
      lamp.isOn = false
      return .handled()
    }
  }

  /// A lamp whose work is done: it burns out.
  private func burning(_ clock: TestClock = TestClock()) -> LampStore {
    LampStore(
      initialState: Lamp(isOn: true), reducer: Self.reduce,
      performer: Performer(
        perform: { work, send in send(.burnt(work)) },
        recover: { error, _ in .burnt("\(error)") }),
      clock: clock)
  }

  private static let waiting = Outcome<String>.handled(
    .run("burn", id: "lamp", after: .seconds(9)))

  @Test func `a transcript that states everything passes`() async {
    let store = LampStore(initialState: Lamp(), reducer: Self.reduce)

    store.send(.press) {
      $0.isOn = true
      $0.presses = 1
    }
    store.send(.dim, .ignored("it cannot be dimmed"))
    store.send(.wait, Self.waiting)
    await store.finish()

    #expect(store.state == Lamp(isOn: true, presses: 1))
  }

  @Test func `effects are performed with a performer, and their actions are stated afterwards`()
    async
  {
    let clock = TestClock()
    let store = burning(clock)

    store.send(.wait, Self.waiting)
    while clock.sleeperCount == 0 { await Task.yield() }
    await clock.advance(by: .seconds(9))
    #expect(store.state == Lamp(isOn: true))
    await store.receive(.burnt("burn")) { $0.isOn = false }

    await store.finish()
    #expect(store.state == Lamp())
  }

  @Test func `effects are not performed without a performer`() async {
    let store = LampStore(initialState: Lamp(isOn: true), reducer: Self.reduce)

    store.send(.wait, Self.waiting)
    for _ in 0..<100 { await Task.yield() }

    await store.finish()
    #expect(store.state == Lamp(isOn: true))
  }

  @Test func `work that sends several replies is received in order`() async {
    let store = LampStore(
      initialState: Lamp(),
      reducer: { _, action in .handled(action == .wait ? .run("twice") : .none) },
      performer: Performer(
        perform: { _, send in for lamp in ["a", "b"] { send(.burnt(lamp)) } },
        recover: { error, _ in .burnt("\(error)") }))

    store.send(.wait, .handled(.run("twice")))
    await store.receive(.burnt("a"))
    await store.receive(.burnt("b"))

    await store.finish()
  }

  @Test func `what a reply asks for is stated and performed too`() async {
    let store = LampStore(
      initialState: Lamp(),
      reducer: { _, action in .handled(action == .burnt("2") ? .none : .run("\(action)")) },
      performer: Performer(
        perform: { work, send in send(.burnt(work == "press" ? "1" : "2")) },
        recover: { error, _ in .burnt("\(error)") }))

    store.send(.press, .handled(.run("press")))
    await store.receive(.burnt("1"), .handled(.run("burnt(\"1\")")))
    await store.receive(.burnt("2"))

    await store.finish()
  }

  /// Counts the ticks that "t" sends; the first cancels it.
  private static func counting() -> TestStore<[Int], Int, String> {
    TestStore(
      initialState: [],
      reducer: { ticks, tick in
        if tick > 0 { ticks.append(tick) }
        return .handled(tick == 0 ? .run("t", id: "t") : tick == 1 ? .cancel("t") : .none)
      },
      performer: Performer(
        perform: { _, send in for tick in 1...3 { send(tick) } }, recover: { _, _ in -1 }))
  }

  @Test func `actions, effects and cancellations follow each other as in a store`() async {
    let store = Self.counting()

    store.send(0, .handled(.run("t", id: "t")))
    await store.receive(1, .handled(.cancel("t"))) { $0 = [1] }

    await store.finish()
    #expect(store.state == [1])
  }

  @Test func `an action that is not equal to itself is reduced`() async {
    let store = TestStore<Int, Double, String>(
      initialState: 0,
      reducer: { count, _ in
        count += 1
        return .handled()
      })

    store.send(.nan) { $0 = 1 }

    await store.finish()
  }

  @Test func `an action can be described instead of named`() async {
    let clock = TestClock()
    let store = burning(clock)

    store.send(.wait, Self.waiting)
    await clock.advance(by: .seconds(9), onceAsleep: 1)
    let isBurnt = { (action: LampAction) in if case .burnt = action { true } else { false } }
    await store.receive(where: isBurnt) { $0.isOn = false }

    await store.finish()
  }

  @Test func `what a view of a part dispatches is stated, and the view is told at once`() async {
    let store = LampStore(initialState: Lamp(), reducer: Self.reduce)
    let presses = store.scoped(to: \.presses) { (_: Int) in LampAction.press }
    var shown: [Int] = []
    let view = presses.subscribe(to: \.self) { shown.append($0) }
    let bells = store.onPulse({ _ in Pulse<Int>() }, perform: { shown.append($0) })

    presses.dispatch(7)
    #expect(shown == [0, 1])
    await store.receive(.press) {
      $0.isOn = true
      $0.presses = 1
    }
    #expect(presses.state == 1)
    await store.finish()
    withExtendedLifetime((view, bells)) {}
  }

  @Test func `work that takes its time off the main actor is waited for`() async {
    let store = LampStore(
      initialState: Lamp(),
      reducer: { _, action in .handled(action == .wait ? .run("slow") : .none) },
      performer: Performer(
        perform: { _, send in
          await Task.detached { for _ in 0..<10_000 { await Task.yield() } }.value
          send(.press)
        }, recover: { error, _ in .burnt("\(error)") }))

    store.send(.wait, .handled(.run("slow")))
    await store.receive(.press)

    await store.finish()
  }

  @Test func `where not everything is to be stated, actions before the stated one are skipped`()
    async
  {
    let store = TestStore<[Int], Int, String>(
      initialState: [],
      reducer: { ticks, tick in
        ticks.append(tick)
        return .handled(tick == 0 ? .run("t") : .none)
      },
      performer: Performer(
        perform: { _, send in for tick in 1...4 { send(tick) } }, recover: { _, _ in -1 }))
    store.isExhaustive = false

    store.send(0)
    await store.receive(1)
    await store.receive(3) { $0[3] = 3 }
    await store.receive(4)

    await store.finish()
    #expect(store.state == [0, 1, 2, 3, 4])
  }

  @Test func `where not everything is to be stated, what is stated is checked`() async {
    let store = Self.counting()
    store.isExhaustive = false

    store.send(0)
    await store.receive(1) { $0 = [1] }

    await store.finish()
    #expect(store.state == [1])
  }
}
