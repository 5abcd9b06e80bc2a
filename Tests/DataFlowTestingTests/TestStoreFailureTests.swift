import DataFlow
import Testing

@testable import DataFlowTesting

/// Anything that a transcript leaves out, or states wrongly, fails the test.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TestStoreFailureTests {
  private nonisolated static let working = Outcome<String>.handled(.run("nine"))

  private struct Transcript: CustomTestStringConvertible {
    let testDescription: String
    let replies: [Int]
    let isExhaustive: Bool
    /// What the failure says.
    let words: String
    let play: @MainActor @Sendable (Numbers) async -> Void

    init(
      _ name: String, replies: [Int] = [1], isExhaustive: Bool = true, says words: String,
      play: @escaping @MainActor @Sendable (Numbers) async -> Void
    ) {
      (testDescription, self.replies, self.isExhaustive) = (name, replies, isExhaustive)
      (self.words, self.play) = (words, play)
    }

    /// One in which work was asked for, and that leads to a state.
    static func receiving(
      _ name: String, of replies: [Int] = [1], isExhaustive: Bool = true, says words: String,
      leadingTo state: [Int] = [9, 1],
      _ receive: @escaping @MainActor @Sendable (Numbers) async -> Void
    ) -> Transcript {
      Transcript(name, replies: replies, isExhaustive: isExhaustive, says: words) { store in
        store.send(9, TestStoreFailureTests.working) { $0 = [9] }
        await receive(store)
        #expect(store.state == state)
      }
    }
  }

  private nonisolated static let transcripts: [Transcript] = [
    Transcript("a change that is not stated", says: "expected (−), but it was (+)") { $0.send(1) },
    Transcript("a stated change that does not happen", says: "expected (−), but it was (+)") {
      $0.send(0) { $0 = [0] }
    },
    Transcript("a stated change that changes nothing", says: "the stated change changes nothing") {
      $0.send(0) { $0 = [] }
    },
    Transcript("a change that throws", isExhaustive: false, says: "Broken") {
      $0.send(1) { _ in throw Broken() }
    },
    Transcript("a wrong part of the state", isExhaustive: false, says: "but it was (+)") {
      $0.send(1) { $0[0] = 2 }
    },
    Transcript("another reason than the stated one", says: #".ignored("five are enough")"#) {
      for number in 1...5 { $0.send(number) { $0.append(number) } }
      $0.send(6, .ignored("it is odd"))
    },
    Transcript("an effect that is not stated", replies: [], says: "nine") {
      $0.send(9) { $0 = [9] }
    },
    Transcript("a reply that nobody can send", says: "nothing is running that could send it") {
      await $0.receive(1)
    },
    .receiving("a reply that is not received", says: "was not received", leadingTo: [9]) { _ in },
    .receiving("another reply than the stated one", says: "expected (−), but it was (+)") {
      await $0.receive(2) { $0 = [9, 1] }
    },
    .receiving("a change by a reply that is not stated", says: "\n+   [1]: 1\n") {
      await $0.receive(1)
    },
    .receiving(
      "a stated change by a reply that changes nothing", of: [0],
      says: "the stated change changes nothing: leave it out", leadingTo: [9]
    ) {
      await $0.receive(0) { $0 = [9] }
    },
    .receiving("a wrong change by a reply", isExhaustive: false, says: "−   [1]: 2\n+   [1]: 1\n") {
      await $0.receive(1) { $0 = [9, 2] }
    },
    .receiving(
      "a wrong outcome of a reply", isExhaustive: false,
      says: "− Outcome.unhandled\n+ Outcome.handled("
    ) {
      await $0.receive(1, .unhandled)
    },
    .receiving(
      "receiving what does not come", of: [1, 2], isExhaustive: false,
      says: "it did not come, and nothing is running that could send it\nSent:\n1\n2",
      leadingTo: [9]
    ) {
      await $0.receive(3)
    },
    .receiving(
      "receiving twice what came once", of: [1, 2], isExhaustive: false,
      says: "could send it\nSent:\n2", leadingTo: [9, 1, 2]
    ) {
      for number in [1, 1, 2] { await $0.receive(number) }
    },
    .receiving(
      "receiving what was skipped", of: [1, 2], isExhaustive: false,
      says: "could send it\nSkipped before:\n1", leadingTo: [9, 1, 2]
    ) {
      for number in [2, 1] { await $0.receive(number) }
    },
    .receiving(
      "sending before what was sent is received",
      says: "receive first what effects have sent:\n1"
    ) {
      while !$0.runningWork.isEmpty { await Task.yield() }
      $0.send(0)
    },
  ]

  private struct Broken: Error {}

  @Test(arguments: transcripts)
  private func `what a transcript leaves out or states wrongly fails`(script: Transcript) async {
    await expectFailure(script.words) {
      let store = Numbers.sending(script.replies, isExhaustive: script.isExhaustive)
      await script.play(store)
      await store.finish()
    }
  }

  @Test(arguments: [Outcome<String>.ignored("five are enough"), .unhandled, .handled(.run("ten"))])
  func `another outcome than the stated one fails`(outcome: Outcome<String>) async {
    await expectFailure("expected (−), but it was (+)") {
      let store = Numbers(initialState: [], reducer: Numbers.collect)
      store.send(9, outcome) { $0 = [9] }
      await store.finish()
    }
  }

  private func endless() -> Numbers {
    Numbers(
      initialState: [], reducer: Numbers.collect,
      performer: Performer { _, _ in
        for await _ in AsyncStream<Int>.makeStream().stream {}
      })
  }

  @Test func `work that is still running fails`() async {
    await expectFailure("an effect is still running; is a clock to be advanced?\n\"nine\"") {
      let store = endless()
      store.send(9, Self.working) { $0 = [9] }
      await store.finish(timeout: .zero)
    }
  }

  @Test func `work that never sends what is expected fails, and is named`() async {
    await expectFailure("is a clock to be advanced? Still running:\n\"nine\"") {
      let store = endless()
      store.isExhaustive = false
      store.send(9)
      await store.receive(1, timeout: .zero)
      await store.finish(timeout: .zero)
    }
  }

  @Test(arguments: [true, false], [Outcome<String>.ignored("it is refused"), .unhandled])
  func `a change by what is not handled fails`(isExhaustive: Bool, outcome: Outcome<String>) async {
    await expectFailure("1 changed the state, but its outcome is \(outcome).") {
      let store = Numbers(initialState: []) { state, number in
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
      let store = Numbers(
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
      let store = Numbers(
        initialState: [],
        reducer: Reducer(Numbers.collect).checked(
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
      let part = Reducer(Numbers.collect).scoped(
        to: \Sheet.numbers, action: { $0 as Int }, work: \.self)
      let store = TestStore<Sheet, Int, String>(
        initialState: Sheet(), reducer: Reducer { part(&$0, $1) }, performer: .noop)
      store.send(9, Self.working) { $0.numbers = [9] }
      await store.finish()
    }
  }

  @Test func `work that has no actor to begin on fails`() async {
    await expectFailure("work needs an actor to begin on") {
      await withTaskGroup { $0.addTask { Self.sendFromNowhere() } }
    }
  }

  nonisolated private static func sendFromNowhere() {
    let store = Numbers(
      initialState: [], reducer: Numbers.collect, performer: Performer { _, send in send(1) })
    store.send(1)
    store.isExhaustive = false
  }

  @Test func `a store that is released on another thread says what was not stated`() async {
    await expectFailure("an action was not received") {
      let store = Numbers(initialState: [], reducer: Numbers.collect)
      store.store.dispatch(1)
      let box = Box(store)
      await withTaskGroup { $0.addTask { box.empty() } }
    }
  }

  private final class Box: @unchecked Sendable {
    private var value: Numbers?

    init(_ value: Numbers) { self.value = value }

    nonisolated func empty() { value = nil }
  }

  @Test func `a store that is released without being finished says what is left`() async {
    await expectFailure("an effect is still running; end the test with `await store.finish()`") {
      var store: Numbers? = endless()
      store?.send(9, Self.working) { $0 = [9] }
      store = nil
      #expect(store == nil)
    }
  }
}
