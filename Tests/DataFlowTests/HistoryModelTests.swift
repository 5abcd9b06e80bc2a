import Basics
import DataFlow
import Testing

/// Random sessions with time travel, beside a list of all states.
@MainActor @Suite struct HistoryModelTests {
  @Test(arguments: 1...4)
  func `every state that is kept is the one that the store had`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let travel = TimeTravel(store, capacity: 40_000, now: { .zero })
    /// The states before and after each event.
    var model: [(number: Int, before: Tally, after: Tally)] = []
    for step in 0..<5_000 {
      let before = store.state
      switch random.number(below: 50) {
      case 0:
        let number = 1 + random.number(below: max(1, store.number))
        let target = model.last { $0.number == number }
        let isKept = target != nil && travel.history.position(ofNumber: number) != nil
        #expect(travel.rewind(to: number) == isKept)
        guard isKept, let target else { continue }
        #expect(store.state == target.after)
        model.append((store.number, before, target.after))
      case 1:
        store.restore(Tally(total: step))
      default:
        store.dispatch(TallyAction.some(7)[random.number(below: 7)])
        model.append((store.number, before, store.state))
      }
      let history = travel.history
      #expect(history.endIndex == model.count)
      guard history.startIndex < history.endIndex else { continue }
      let position = history.startIndex + random.number(below: history.count)
      let expected = model[position]
      guard
        history[position].event.number == expected.number,
        history.state(before: position) == expected.before,
        history.state(after: position) == expected.after,
        history.position(ofNumber: expected.number) == position
      else {
        Issue.record("after step \(step), at \(position): \(history[position].event)")
        return
      }
    }
    #expect(travel.history.startIndex > 0)
  }
}
