import DataFlow
import Testing

/// The time events take, their weight, and ownership.
@MainActor @Suite struct TimeTravelCostTests {
  private typealias Travel = TimeTravel<Tally, TallyAction, String>

  /// A clock that a test moves.
  @MainActor
  private final class Time {
    var now = Duration.zero
  }

  private let time = Time()

  /// A store whose reducer takes 3 ms.
  private func slowStore() -> TallyStore {
    TallyStore(initialState: Tally()) { [time] state, action in
      MainActor.assumeIsolated { time.now += .milliseconds(3) }
      return tallyReducer(state: &state, action: action)
    }
  }

  @Test func `the times of the reducer, the subscribers and the drawing are separate`() {
    let store = slowStore()
    let travel = Travel(store, now: { [time] in time.now })
    let ticket = store.onUpdate(perform: { [time] _ in time.now += .milliseconds(5) })

    store.dispatch(.add(amount: 1))
    travel.addDrawing(.milliseconds(7))
    time.now = .seconds(2)
    store.dispatch(.refuse)

    var handled = EventCost(reducer: .milliseconds(3), subscribers: .milliseconds(5))
    handled.drawing = .milliseconds(7)
    #expect(
      travel.history.map(\.cost) == [handled, EventCost(reducer: .milliseconds(3))])
    #expect(travel.history.map(\.event.milliseconds) == [0, 2000])
    ticket.cancel()
  }

  @Test func `whole milliseconds are kept as they are, also after hours`() {
    let store = slowStore()
    let travel = Travel(store, now: { [time] in time.now })
    let moments = [1, 999, 295_149, 295_153, 3_600_001, 9_000_001]

    for moment in moments {
      time.now = .milliseconds(moment)
      store.dispatch(.add(amount: 1))
    }

    #expect(travel.history.map(\.event.milliseconds) == moments)
  }

  @Test func `parents are kept`() {
    let store = slowStore()
    let travel = Travel(store, now: { .zero })
    let ticket = store.onUpdate(perform: { [store] state in
      if state.total == 1 { store.dispatch(each: [.double, .refuse]) }
    })

    store.dispatch(.add(amount: 1))

    #expect(travel.history.map(\.event.parent) == [nil, 1, 1])
    ticket.cancel()
  }

  @Test func `events beyond the capacity can no longer be restored`() {
    let store = slowStore()
    let travel = Travel(
      store, capacity: 300_000, weigh: { _ in 1000 }, now: { .zero })

    for _ in 0..<500 { store.dispatch(.add(amount: 1)) }

    #expect(travel.history.indices == 256..<500)
    #expect(!travel.rewind(to: 256))
    #expect(travel.rewind(to: 257))
    #expect(store.state == Tally(total: 257))
  }

  @Test func `the history holds what the reducer was given, not what was swallowed before it`() {
    let store = slowStore()
    let swallowing = Middleware<Tally, TallyAction, String> { action, _, next in
      action == .double ? .ignored("swallowed") : next(action)
    }
    let travel = Travel(store, after: [swallowing], now: { .zero })

    store.dispatch(each: [.add(amount: 1), .double])

    #expect(store.state == Tally(total: 1))
    #expect(travel.history.state(before: travel.history.endIndex) == store.state)
  }

  @Test func `store and history are released with their owner`() {
    var store: TallyStore? = slowStore()
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
    let store = slowStore()
    var travel: Travel? = Travel(store, now: { .zero })
    store.dispatch(.add(amount: 1))

    #expect(travel?.history.count == 1)
    travel = nil
    store.dispatch(.double)

    #expect(store.state == Tally(total: 2))
  }
}
