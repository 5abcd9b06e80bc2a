import DataFlow
import DataFlowTesting

typealias Numbers = TestStore<[Int], Int, String>

extension Numbers {
  /// Collects numbers; 0 changes nothing, and 9 asks for work that sends `replies` and ends.
  static func sending(_ replies: [Int], isExhaustive: Bool) -> Numbers {
    let store = Numbers(
      initialState: [],
      reducer: { numbers, number in
        if number != 0 { numbers.append(number) }
        return .handled(number == 9 ? .run("nine") : .none)
      }, performer: Performer { _, send in for reply in replies { send(reply) } })
    store.isExhaustive = isExhaustive
    return store
  }
}
