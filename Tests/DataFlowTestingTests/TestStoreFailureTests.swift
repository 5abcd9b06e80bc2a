import DataFlow
import DataFlowTesting
import Testing

/// Anything a transcript leaves out fails the test.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TestStoreFailureTests {
  typealias Sum = TestStore<[Int], Int, String>

  /// Collects up to three numbers; 0 changes nothing, and 9 asks for work.
  private nonisolated static func reduce(_ state: inout [Int], _ number: Int) -> Outcome<String> {
    guard state.count < 3 else { return .ignored("three are enough") }
    if number != 0 { state.append(number) }
    return .handled(number == 9 ? .run("nine") : .none)
  }

  /// Work that sends 1 and ends, or never ends.
  private func working(endless: Bool = false) -> Sum {
    Sum(
      initialState: [], reducer: Self.reduce,
      performer: Performer(
        perform: { _, send in
          if endless { for await _ in AsyncStream<Int>.makeStream().stream {} }
          send(1)
        }, recover: { _, _ in -1 }))
  }

  @Test func `a change that is not stated fails`() async {
    await expectFailure("expected (−), but it was (+)") {
      let store = Sum(initialState: [], reducer: Self.reduce)
      store.send(1)
      await store.finish()
    }
  }

  @Test func `a stated change that does not happen fails`() async {
    await expectFailure("expected (−), but it was (+)") {
      let store = Sum(initialState: [], reducer: Self.reduce)
      store.send(0) { $0 = [0] }
      await store.finish()
    }
  }

  @Test(arguments: [Outcome<String>.ignored("three are enough"), .unhandled, .handled(.run("ten"))])
  func `another outcome than the stated one fails`(outcome: Outcome<String>) async {
    await expectFailure("expected (−), but it was (+)") {
      let store = Sum(initialState: [], reducer: Self.reduce)
      store.send(9, outcome) { $0 = [9] }
      await store.finish()
    }
  }

  @Test func `another reason than the stated one fails`() async {
    await expectFailure(#".ignored("three are enough")"#) {
      let store = Sum(initialState: [1, 2, 3], reducer: Self.reduce)
      store.send(4, .ignored("four are too many"))
      await store.finish()
    }
  }

  @Test func `an effect that is not stated fails`() async {
    await expectFailure("nine") {
      let store = Sum(initialState: [], reducer: Self.reduce)
      store.send(9) { $0 = [9] }
      await store.finish()
    }
  }

  @Test func `a reply that is not received fails`() async {
    await expectFailure("an action was not received") {
      let store = working()
      store.send(9, .handled(.run("nine"))) { $0 = [9] }
      await store.finish()
    }
  }

  @Test func `another reply than the stated one fails`() async {
    await expectFailure("expected (−), but it was (+)") {
      let store = working()
      store.send(9, .handled(.run("nine"))) { $0 = [9] }
      await store.receive(2) { $0 = [9, 1] }
      await store.finish()
    }
  }

  @Test func `a reply that nobody can send fails`() async {
    await expectFailure("nothing is running that could send it") {
      let store = working()
      await store.receive(1)
      await store.finish()
    }
  }

  @Test func `work that is still running fails`() async {
    await expectFailure("an effect is still running; is a clock to be advanced?\n\"nine\"") {
      let store = working(endless: true)
      store.send(9, .handled(.run("nine"))) { $0 = [9] }
      await store.finish(timeout: .zero)
    }
  }

  @Test func `work that never sends what is expected fails, and is named`() async {
    await expectFailure("is a clock to be advanced? Still running:\n\"nine\"") {
      let store = working(endless: true)
      store.isExhaustive = false
      store.send(9)
      await store.receive(1, timeout: .zero)
      await store.finish(timeout: .zero)
    }
  }

  @Test func `sending before what effects have sent is received fails`() async {
    await expectFailure("receive first what effects have sent:\n1") {
      let store = working()
      store.send(9, .handled(.run("nine"))) { $0 = [9] }
      while !store.runningWork.isEmpty { await Task.yield() }
      store.send(0)
      await store.finish()
    }
  }

  @Test func `a change that changes nothing fails`() async {
    await expectFailure("the stated change changes nothing") {
      let store = Sum(initialState: [1], reducer: Self.reduce)
      store.send(0) { $0 = [1] }
      await store.finish()
    }
  }

  @Test func `a change that throws fails with its error`() async {
    await expectFailure("Broken") {
      let store = Sum(initialState: [], reducer: Self.reduce)
      store.isExhaustive = false
      store.send(1) { _ in throw Broken() }
      await store.finish()
    }
  }

  private struct Broken: Error {}

  @Test func `a part of the state that is stated wrongly fails, also if not all is stated`() async {
    await expectFailure("expected (−), but it was (+)") {
      let store = Sum(initialState: [], reducer: Self.reduce)
      store.isExhaustive = false
      store.send(1) { $0[0] = 2 }
      await store.finish()
    }
  }

  @Test(arguments: [true, false], [Outcome<String>.ignored("it is refused"), .unhandled])
  func `a change by an action that is not handled fails`(
    isExhaustive: Bool, outcome: Outcome<String>
  ) async {
    await expectFailure("1 changed the state, but its outcome is \(outcome).") {
      let store = Sum(initialState: []) { state, number in
        state.append(number)
        return outcome
      }
      store.isExhaustive = isExhaustive
      store.send(1, outcome) { $0 = [1] }
      await store.finish()
    }
  }

  @Test func `a change by a reply that is not handled fails, also if it is not received`() async {
    await expectFailure("1 changed the state, but its outcome is ignored(it is refused).") {
      let store = Sum(
        initialState: [],
        reducer: { state, number in
          state.append(number)
          return number == 9 ? .handled(.run("nine")) : .ignored("it is refused")
        }, performer: Performer { _, send in await Task.detached { send(1) }.value })
      store.isExhaustive = false
      store.send(9)
      await store.finish()
    }
  }

  @Test func `a broken rule fails`() async {
    await expectFailure("2 breaks a rule: numbers are odd.") {
      let store = Sum(
        initialState: [],
        reducer: Reducer(Self.reduce).checked(
          by: [Invariant("numbers are odd") { $1.allSatisfy { $0 % 2 == 1 } }]))
      store.send(2) { $0 = [2] }
      await store.finish()
    }
  }

  private struct Sheet: Equatable {
    var numbers: [Int]? = []
  }

  @Test func `work of a part that the store's reducer does not know fails`() async {
    await expectFailure("nine belongs to a part that the store's reducer does not know") {
      let part = Reducer(Self.reduce).scoped(
        to: \Sheet.numbers, action: { $0 as Int }, work: \.self)
      let store = TestStore<Sheet, Int, String>(
        initialState: Sheet(), reducer: Reducer { part(&$0, $1) }, performer: .noop)
      store.send(9, .handled(.run("nine"))) { $0.numbers = [9] }
      await store.finish()
    }
  }

  @Test func `work that has no actor to begin on fails`() async {
    await expectFailure("work needs an actor to begin on") {
      await withTaskGroup { $0.addTask { Self.sendFromNowhere() } }
    }
  }

  nonisolated private static func sendFromNowhere() {
    let store = Sum(
      initialState: [], reducer: Self.reduce, performer: Performer { _, send in send(1) })
    store.send(1)
    store.isExhaustive = false
  }

  @Test func `a store that is released on another thread says what was not stated`() async {
    await expectFailure("an action was not received") {
      let store = Sum(initialState: [], reducer: Self.reduce)
      store.dispatch(1)
      let box = Box(store)
      await withTaskGroup { $0.addTask { box.empty() } }
    }
  }

  /// The only owner of a value.
  private final class Box: @unchecked Sendable {
    private var value: Sum?

    init(_ value: Sum) { self.value = value }

    nonisolated func empty() { value = nil }
  }

  @Test
  func `a store that is released without being finished says what is left`() async {
    await expectFailure("an effect is still running; end the test with `await store.finish()`") {
      var store: Sum? = working(endless: true)
      store?.send(9, .handled(.run("nine"))) { $0 = [9] }
      store = nil
      #expect(store == nil)
    }
  }
}
