import DataFlow
import DataFlowTesting

typealias Numbers = TestStore<[Int], Int, String>

extension Numbers {
  /// Collects up to five numbers; 0 changes nothing, and 9 asks for work.
  static func collect(_ numbers: inout [Int], _ number: Int) -> Outcome<String> {
    guard numbers.count < 5 else { return .ignored("five are enough") }
    if number != 0 { numbers.append(number) }
    return .handled(number == 9 ? .run("nine") : .none)
  }

  /// A store whose work sends `replies` and ends.
  static func sending(_ replies: [Int], isExhaustive: Bool) -> Numbers {
    let store = Numbers(
      initialState: [], reducer: collect,
      performer: Performer { _, send in for reply in replies { send(reply) } })
    store.isExhaustive = isExhaustive
    return store
  }
}
