import DataFlow
import DataFlowTesting
import Testing

/// What a transcript may leave out where not everything is to be stated.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PartialTranscriptTests {
  private typealias Numbers = TestStore<[Int], Int, String>

  /// Collects numbers; 0 changes nothing, and 9 asks for work that sends `replies` and ends.
  private func sending(_ replies: Int...) -> Numbers {
    let store = Numbers(
      initialState: [],
      reducer: { numbers, number in
        if number != 0 { numbers.append(number) }
        return .handled(number == 9 ? .run("nine") : .none)
      }, performer: Performer { _, send in for reply in replies { send(reply) } })
    store.isExhaustive = false
    return store
  }

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
