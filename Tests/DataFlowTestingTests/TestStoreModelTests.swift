import Basics
import DataFlow
import DataFlowTesting
import Testing

/// Random effects that reply, cancel and replace each other, in a store and in a test store.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TestStoreModelTests {
  private enum Action: Equatable {
    case start([Int])
    case tick(Int)
  }

  /// Every third tick cancels what runs, every fifth starts more, every seventh is ignored.
  private nonisolated static func reducer(ticks: inout [Int], action: Action) -> Outcome<[Int]> {
    switch action {
    case .start(let numbers):
      ticks = []
      return .handled(.run(numbers, id: "ticks", order: numbers.count % 2 == 0 ? .latest : .serial))
    case .tick(let number):
      if number % 7 == 0 { return .ignored("seven") }
      ticks.append(number)
      if number % 3 == 0 { return .handled(.cancel("ticks")) }
      if number % 5 == 0 { return .handled(.run([number + 1, number + 2], id: "more")) }
      return .handled()
    }
  }

  private static var performer: Performer<Action, [Int]> {
    Performer { numbers, send in
      // NB: no yielding: the order in which tasks resume is not fixed.
      for number in numbers { send(.tick(number)) }
    }
  }

  @Test(arguments: 1...4)
  func `a test store goes through the states of a store`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let starts = (0...random.number(below: 3)).map { _ in
        (0..<random.number(below: 6)).map { _ in 1 + random.number(below: 100) }
      }
      let (actions, expected) = await history(of: starts)
      let reached = await statesOfTestStore(starts, actions)
      guard reached == expected else {
        Issue.record("round \(round), \(starts): \(reached), not \(expected)")
        return
      }
    }
  }

  /// The actions and the states that each start leads to.
  private func history(of starts: [[Int]]) async -> (actions: [[Action]], states: [[[Int]]]) {
    let store = Store(initialState: [], reducer: Self.reducer, performer: Self.performer)
    var actions: [[Action]] = []
    var states: [[[Int]]] = []
    let middleware = store.add(
      Middleware { action, context, next in
        let outcome = next(action)
        actions[actions.count - 1].append(action)
        states[states.count - 1].append(context.state)
        return outcome
      })
    for start in starts {
      actions.append([])
      states.append([])
      await store.dispatch(.start(start)).finish()
    }
    middleware.cancel()
    return (actions, states)
  }

  private func statesOfTestStore(_ starts: [[Int]], _ actions: [[Action]]) async -> [[[Int]]] {
    let store = TestStore(initialState: [], reducer: Self.reducer, performer: Self.performer)
    var states: [[[Int]]] = []
    for (start, actions) in zip(starts, actions) {
      store.isExhaustive = false
      store.send(.start(start))
      states.append([store.state])
      for action in actions.dropFirst() {
        await store.receive(action)
        states[states.count - 1].append(store.state)
      }
    }
    store.isExhaustive = true
    await store.finish()
    return states
  }
}
