import DataFlow
import Testing

/// Going back in a store, and continuing from there.
@MainActor @Suite struct TimeTravelTests {
  private let log = Log<String>()

  /// A store with its history, on a stopped clock.
  private func travelling() -> (TallyStore, TimeTravel<Tally, TallyAction, String>) {
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    return (store, TimeTravel(store, now: { .zero }))
  }

  @Test func `it keeps every action with its number, whatever became of it`() {
    let (store, travel) = travelling()

    store.dispatch(each: [.add(amount: 1), .refuse, .double])

    #expect(travel.history.map(\.event.number) == [1, 2, 3])
    #expect(
      travel.history.map(\.event.kind)
        == [.action(.add(amount: 1)), .action(.refuse), .action(.double)])
    #expect((0...3).map { travel.history.state(before: $0).total } == [0, 1, 1, 2])
  }

  @Test func `it begins with the state that the store has`() {
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    store.dispatch(.add(amount: 5))

    let travel = TimeTravel(store, now: { .zero })
    store.dispatch(.double)

    #expect(travel.history.map(\.event.number) == [2])
    #expect((0...1).map { travel.history.state(before: $0).total } == [5, 10])
  }

  @Test func `going back and continuing keeps the abandoned branch`() {
    let (store, travel) = travelling()
    store.dispatch(each: [.add(amount: 1), .double, .add(amount: 10)])

    let isBack = travel.rewind(to: 1)
    #expect(store.state == Tally(total: 1))
    store.dispatch(each: [.add(amount: 100), .double])

    #expect(isBack)
    #expect(store.state == Tally(total: 202))
    #expect(travel.history.map(\.event.number) == [1, 2, 3, 4, 5, 6])
    #expect(travel.history[3].event.kind == .rewind(to: 1))
    #expect(
      (0...6).map { travel.history.state(before: $0).total } == [0, 1, 2, 12, 1, 101, 202])
  }

  @Test func `the abandoned branch can be restored, and left again`() {
    let (store, travel) = travelling()
    store.dispatch(each: [.add(amount: 1), .double, .add(amount: 10)])

    let moves = [1, 3, 4, 5].map { number in
      (travel.rewind(to: number), store.state.total)
    }

    #expect(moves.map(\.0) == [true, true, true, true])
    #expect(moves.map(\.1) == [1, 12, 1, 12])
    #expect(travel.history.map(\.event.number) == Array(1...7))
  }

  @Test func `subscribers get the restored state`() {
    let (store, travel) = travelling()
    store.dispatch(each: [.add(amount: 1), .double, .double])
    let ticket = store.subscribe(to: \.total) { [log] in log.append("\($0)") }

    _ = travel.rewind(to: 1)

    #expect(log.entries == ["4", "1"])
    ticket.cancel()
  }

  @Test func `an event that the history does not have changes nothing`() {
    let (store, travel) = travelling()
    store.dispatch(.add(amount: 1))

    let isBack = travel.rewind(to: 2) { [log] event, _ in log.append("\(event.number)") }

    #expect(!isBack)
    #expect(store.number == 1)
    #expect(store.state == Tally(total: 1))
    #expect(travel.history.map(\.event.number) == [1])
    #expect(log.entries == [])
  }

  @Test func `the rewind is recorded before it happens`() {
    let (store, travel) = travelling()
    store.dispatch(each: [.add(amount: 1), .double])

    _ = travel.rewind(to: 1) { [store, log] event, state in
      log.append("\(event.number) \(event.kind.label): \(store.state.total) → \(state.total)")
    }

    #expect(log.entries == ["3 rewind(to: 1): 2 → 1"])
    #expect(store.number == 3)
  }

  @Test func `what subscribers dispatch on going back comes after it in the history`() {
    let (store, travel) = travelling()
    store.dispatch(each: [.add(amount: 1), .double])
    let ticket = store.subscribe(to: \.total) { [store] total in
      if total == 1 { store.dispatch(.add(amount: 5)) }
    }

    _ = travel.rewind(to: 1)

    #expect(store.state == Tally(total: 6))
    #expect(travel.history.map(\.event.number) == [1, 2, 3, 4])
    #expect((0...4).map { travel.history.state(before: $0).total } == [0, 1, 2, 1, 6])
    ticket.cancel()
  }
}
