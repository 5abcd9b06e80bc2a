import DataFlow
import Testing

@testable import DataFlowTesting

/// Transcripts that state everything, or what they are to state, pass.
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
    case .dim: return .ignored("it cannot be dimmed")
    case .wait: return .handled(.run("burn", id: "lamp", after: .seconds(9)))
    case .burnt: lamp.isOn = false
    }
    return .handled()
  }

  private static let waiting = Outcome<String>.handled(.run("burn", id: "lamp", after: .seconds(9)))

  @Test
  func `a transcript that states everything passes, and without a performer nothing is performed`()
    async
  {
    let store = LampStore(initialState: Lamp(), reducer: Self.reduce)

    store.send(.press) { $0 = Lamp(isOn: true, presses: 1) }
    store.send(.dim, .ignored("it cannot be dimmed"))
    store.send(.wait, Self.waiting)
    for _ in 0..<100 { await Task.yield() }
    await store.finish()

    #expect(store.state == Lamp(isOn: true, presses: 1))
  }

  @Test func `effects are performed with a performer, and their actions are stated afterwards`()
    async
  {
    let clock = TestClock()
    let store = LampStore(
      initialState: Lamp(isOn: true), reducer: Self.reduce,
      performer: Performer { work, send in send(.burnt(work)) }, clock: clock)

    store.send(.wait, Self.waiting)
    await clock.advance(by: .seconds(9), onceAsleep: 1)
    #expect(store.state == Lamp(isOn: true))
    await store.receive(.burnt("burn")) { $0.isOn = false }

    await store.finish()
    #expect(store.state == Lamp())
  }

  @Test func `a reply that cancels the work is its last`() async {
    let store = TestStore<[Int], Int, String>(
      initialState: [],
      reducer: { ticks, tick in
        if tick > 0 { ticks.append(tick) }
        return .handled(tick == 0 ? .run("t", id: "t") : tick == 1 ? .cancel("t") : .none)
      }, performer: Performer { _, send in for tick in 1...3 { send(tick) } })

    store.send(0, .handled(.run("t", id: "t")))
    await store.receive(1, .handled(.cancel("t"))) { $0 = [1] }

    await store.finish()
    #expect(store.state == [1])
  }

  @Test func `an action that is not equal to itself is reduced`() async {
    let store = TestStore<Int, Double, String>(initialState: 0) { count, _ in
      count += 1
      return .handled()
    }

    store.send(.nan) { $0 = 1 }

    await store.finish()
  }

  @Test func `work that takes its time off the main actor is waited for`() async {
    let store = LampStore(
      initialState: Lamp(),
      reducer: { _, action in .handled(action == .wait ? .run("slow") : .none) },
      performer: Performer { _, send in
        await Task.detached { for _ in 0..<10_000 { await Task.yield() } }.value
        send(.press)
      })

    store.send(.wait, .handled(.run("slow")))
    await store.receive(.press)

    await store.finish()
  }

  private func sending(_ replies: Int...) -> Numbers { .sending(replies, isExhaustive: false) }

  private func arrive(at store: Numbers) async {
    while !store.runningWork.isEmpty { await Task.yield() }
  }

  @Test func `actions before the stated one are skipped`() async {
    let store = sending(1, 2, 3, 4)

    store.send(9)
    await store.receive(1)
    await store.receive(3) { $0[3] = 3 }
    await store.receive(4)

    await store.finish()
    #expect(store.state == [9, 1, 2, 3, 4])
  }

  @Test func `a stated change may be none`() async {
    let store = sending(0)

    store.send(9)
    store.send(0) { $0 = [9] }
    await store.receive(0) { $0 = [9] }

    await store.finish()
    #expect(store.state == [9])
  }

  @Test func `sending skips the replies that were not received`() async {
    let store = sending(1, 2)
    store.send(9)
    await arrive(at: store)
    #expect(store.state == [9])

    store.send(3) { $0 = [9, 1, 2, 3] }

    #expect(store.state == [9, 1, 2, 3])
    await store.finish()
  }

  @Test(arguments: [true, false])
  func `replies may be left over at the end, finished or released`(isFinished: Bool) async {
    var store: Numbers? = sending(1, 2)
    weak let released = store
    store?.send(9)
    if let store {
      await arrive(at: store)
      if isFinished { await store.finish() }
      #expect(store.state == [9])
      #expect(store.store.state == [9, 1, 2])
    }

    store = nil

    #expect(released == nil)
  }
}
