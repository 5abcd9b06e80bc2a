import DataFlow
import DataFlowTesting
import Testing

/// What a transcript may leave out where not everything is to be stated.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PartialTranscriptTests {
  private func sending(_ replies: Int...) -> Numbers { .sending(replies, isExhaustive: false) }

  /// What the store has reduced, stated or not.
  private func reduced(_ store: Numbers) -> [Int] {
    var numbers: [Int] = []
    let ticket = store.subscribe(to: \.self) { numbers = $0 }
    ticket.cancel()
    return numbers
  }

  /// Lets the work send its replies.
  private func arrive(at store: Numbers) async {
    while !store.runningWork.isEmpty { await Task.yield() }
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

  @Test func `replies may be left over at the end`() async {
    let store = sending(1, 2)
    store.send(9)
    await arrive(at: store)

    await store.finish()

    #expect(store.state == [9])
    #expect(reduced(store) == [9, 1, 2])
  }

  @Test func `replies may be left over when the store is released`() async {
    var store: Numbers? = sending(1, 2)
    weak let released = store
    store?.send(9)
    if let store {
      await arrive(at: store)
      #expect(reduced(store) == [9, 1, 2])
    }

    store = nil

    #expect(released == nil)
  }
}
