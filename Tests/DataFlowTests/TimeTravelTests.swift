import DataFlow
import Testing

/// Going back in a store, continuing from there, and what events took.
@MainActor @Suite struct TimeTravelTests {
  private typealias Travel = TimeTravel<Tally, TallyAction, String>

  private let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
  private let log = Log<String>()

  /// The history of the store, on a stopped clock.
  private func makeTravel() -> Travel { Travel(store, now: { .zero }) }

  /// The totals before each event, and after the last.
  private func totals(_ travel: Travel) -> [Int] {
    let history = travel.history
    return (history.startIndex...history.endIndex).map { history.state(before: $0).total }
  }

  @Test func `it keeps every action with its number and parent, whatever became of it`() {
    let travel = makeTravel()
    store.onUpdate(perform: { [store] state in
      if state.total == 1 { store.dispatch(each: [.refuse, .double]) }
    }).store(in: log.bag)

    store.dispatch(.add(amount: 1))

    #expect(travel.history.map(\.event.number) == [1, 2, 3])
    #expect(travel.history.map(\.event.parent) == [nil, 1, 1])
    #expect(
      travel.history.map(\.event.kind)
        == [.action(.add(amount: 1)), .action(.refuse), .action(.double)])
    #expect(totals(travel) == [0, 1, 1, 2])
  }

  @Test func `it begins with the state that the store has`() {
    store.dispatch(.add(amount: 5))

    let travel = makeTravel()
    store.dispatch(.double)

    #expect(travel.history.map(\.event.number) == [2])
    #expect(totals(travel) == [5, 10])
  }

  @Test func `going back and continuing keeps the abandoned branch, which can be restored`() {
    let travel = makeTravel()
    store.dispatch(each: [.add(amount: 1), .double, .add(amount: 10)])

    #expect(travel.rewind(to: 1))
    #expect(store.state == Tally(total: 1))
    store.dispatch(.add(amount: 100))
    #expect(travel.rewind(to: 3))
    #expect(store.state == Tally(total: 12))

    #expect(travel.history.map(\.event.number) == Array(1...6))
    #expect(travel.history[3].event.kind == .rewind(to: 1))
    #expect(totals(travel) == [0, 1, 2, 12, 1, 101, 12])
  }

  @Test func `an event that the history does not have changes nothing`() {
    let travel = makeTravel()
    store.dispatch(.add(amount: 1))

    let isBack = travel.rewind(to: 2) { [log] event, _ in log.append("\(event.number)") }

    #expect(!isBack)
    #expect(store.number == 1)
    #expect(store.state == Tally(total: 1))
    #expect(travel.history.map(\.event.number) == [1])
    #expect(log.entries == [])
  }

  @Test func `the rewind is recorded before it happens`() {
    let travel = makeTravel()
    store.dispatch(each: [.add(amount: 1), .double])

    _ = travel.rewind(to: 1) { [store, log] event, state in
      log.append("\(event.number) \(event.kind.label): \(store.state.total) → \(state.total)")
    }

    #expect(log.entries == ["3 rewind(to: 1): 2 → 1"])
    #expect(store.number == 3)
  }

  @Test func `what subscribers dispatch on going back comes after it in the history`() {
    let travel = makeTravel()
    store.dispatch(each: [.add(amount: 1), .double])
    store.subscribe(to: \.total) { [store] total in
      if total == 1 { store.dispatch(.add(amount: 5)) }
    }.store(in: log.bag)

    _ = travel.rewind(to: 1)

    #expect(store.state == Tally(total: 6))
    #expect(travel.history.map(\.event.number) == [1, 2, 3, 4])
    #expect(totals(travel) == [0, 1, 2, 1, 6])
  }

  @Test func `a rewind keeps the state that it led to, though another is restored at once`() {
    let travel = makeTravel()
    store.dispatch(each: [.add(amount: 1), .add(amount: 1)])

    #expect(travel.rewind(to: 1))
    store.restore(Tally(total: 50))
    travel.addDrawing(.milliseconds(1))

    #expect(travel.history.state(after: 2) == Tally(total: 1))
    #expect(travel.rewind(to: 3))
    #expect(store.state == Tally(total: 1))
  }

  @Test func `the history holds what the reducer was given, not what was swallowed before it`() {
    let swallowing = Middleware<Tally, TallyAction, String> { action, _, next in
      action == .double ? .ignored("swallowed") : next(action)
    }
    let travel = Travel(store, after: [swallowing], now: { .zero })

    store.dispatch(each: [.add(amount: 1), .double])

    #expect(store.state == Tally(total: 1))
    #expect(travel.history.state(before: travel.history.endIndex) == store.state)
  }

  @MainActor
  private final class Time {
    var now = Duration.zero
  }

  @Test func `the times of the reducer, the subscribers and the drawing are separate`() {
    let time = Time()
    let store = TallyStore(initialState: Tally()) { state, action in
      MainActor.assumeIsolated { time.now += .milliseconds(3) }
      return tallyReducer(state: &state, action: action)
    }
    let travel = Travel(store, now: { time.now })
    store.onUpdate(perform: { _ in time.now += .milliseconds(5) }).store(in: log.bag)

    store.dispatch(.add(amount: 1))
    travel.addDrawing(.milliseconds(7))
    time.now = .seconds(2)
    store.dispatch(.refuse)

    var handled = EventCost(reducer: .milliseconds(3), subscribers: .milliseconds(5))
    handled.drawing = .milliseconds(7)
    #expect(travel.history.map(\.cost) == [handled, EventCost(reducer: .milliseconds(3))])
    #expect(travel.history.map(\.event.milliseconds) == [0, 2000])
  }

  @Test func `whole milliseconds are kept as they are, also after hours`() {
    let time = Time()
    let travel = Travel(store, now: { time.now })
    let moments = [1, 999, 295_149, 295_153, 3_600_001, 9_000_001]

    for moment in moments {
      time.now = .milliseconds(moment)
      store.dispatch(.add(amount: 1))
    }

    #expect(travel.history.map(\.event.milliseconds) == moments)
  }

  @Test func `store and history are released with their owner`() {
    var store: TallyStore? = TallyStore(initialState: Tally(), reducer: tallyReducer)
    weak let releasedStore = store
    var travel = store.map { Travel($0, now: { .zero }) }
    weak let releasedTravel = travel
    store?.dispatch(.add(amount: 1))
    #expect(travel?.rewind(to: 1) == true)

    store = nil
    #expect(releasedStore != nil)
    travel = nil

    #expect(releasedStore == nil)
    #expect(releasedTravel == nil)
  }

  @Test func `a store keeps working when its history is released`() {
    var travel: Travel? = makeTravel()
    store.dispatch(.add(amount: 1))

    #expect(travel?.history.count == 1)
    travel = nil
    store.dispatch(.double)

    #expect(store.state == Tally(total: 2))
  }
}
