import DataFlow
import DataFlowTesting
import Testing

/// What is received and stated wrongly fails the test.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReceiveFailureTests {
  private func sending(_ replies: Int..., isExhaustive: Bool = true) -> Numbers {
    .sending(replies, isExhaustive: isExhaustive)
  }

  private let working = Outcome<String>.handled(.run("nine"))

  // MARK: Where everything is to be stated

  @Test func `a change that is not stated fails, on receiving`() async {
    await expectFailure("\n+   [1]: 1\n") {
      let store = sending(1)
      store.send(9, working) { $0 = [9] }
      await store.receive(1)
      await store.finish()
      #expect(store.state == [9, 1])
    }
  }

  @Test func `a stated change that changes nothing fails, on receiving`() async {
    await expectFailure("the stated change changes nothing: leave it out") {
      let store = sending(0)
      store.send(9, working) { $0 = [9] }
      await store.receive(0) { $0 = [9] }
      await store.finish()
      #expect(store.state == [9])
    }
  }

  @Test func `a reply that does not meet the condition fails, and is named`() async {
    await expectFailure("another action was expected:\n1") {
      let store = sending(1)
      store.send(9, working) { $0 = [9] }
      await store.receive(where: { $0 > 1 }) { $0 = [9, 1] }
      await store.finish()
      #expect(store.state == [9, 1])
    }
  }

  // MARK: Where not everything is to be stated

  @Test func `a change that is stated wrongly fails, on receiving`() async {
    await expectFailure("−   [1]: 2\n+   [1]: 1\n") {
      let store = sending(1, isExhaustive: false)
      store.send(9)
      await store.receive(1) { $0 = [9, 2] }
      await store.finish()
      #expect(store.state == [9, 1])
    }
  }

  @Test func `an outcome that is stated wrongly fails, on receiving`() async {
    await expectFailure("− Outcome.unhandled\n+ Outcome.handled(") {
      let store = sending(1, isExhaustive: false)
      store.send(9)
      await store.receive(1, .unhandled)
      await store.finish()
      #expect(store.state == [9, 1])
    }
  }

  @Test func `receiving what does not come fails`() async {
    await expectFailure(
      "it did not come, and nothing is running that could send it\nSent:\n1\n2"
    ) {
      let store = sending(1, 2, isExhaustive: false)
      store.send(9)
      await store.receive(3)
      await store.finish()
      #expect(store.state == [9])
    }
  }

  @Test func `receiving twice what came once fails`() async {
    await expectFailure("could send it\nSent:\n2") {
      let store = sending(1, 2, isExhaustive: false)
      store.send(9)
      await store.receive(1)
      await store.receive(1)
      await store.receive(2)
      await store.finish()
      #expect(store.state == [9, 1, 2])
    }
  }

  @Test func `receiving what was skipped fails`() async {
    await expectFailure("could send it\nSkipped before:\n1") {
      let store = sending(1, 2, isExhaustive: false)
      store.send(9)
      await store.receive(2)
      await store.receive(1)
      await store.finish()
      #expect(store.state == [9, 1, 2])
    }
  }
}
