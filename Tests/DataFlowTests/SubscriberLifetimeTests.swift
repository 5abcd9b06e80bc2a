import DataFlow
import Testing

/// Subscribers that hold their own subscription, go away, and subscribe again.
@MainActor @Suite struct SubscriberLifetimeTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  /// A subscriber that is called as long as something else holds it.
  @MainActor
  private final class Watcher {
    private let log: Log<String>
    private var ticket: Subscription?

    init(_ store: CounterStore, _ log: Log<String>) {
      self.log = log
      ticket = store.subscribe(to: \.count) { [weak self] in self?.log.append("told \($0)") }
    }
  }

  @Test func `an object that holds its own subscription is released and not called again`() {
    var watcher: Watcher? = Watcher(store, log)
    weak let released = watcher
    store.dispatch(.add(1))

    watcher = nil
    store.dispatch(.add(1))

    #expect(released == nil)
    #expect(watcher == nil)
    #expect(log.entries == ["told 0", "told 1"])
  }

  @Test func `a released subscriber's selection is not even evaluated`() {
    let selections = Log<Int>()
    let subscribe = { [store] in
      store.subscribe(
        to: { state in
          selections.append(state.count)
          return state.count
        }, onChange: { _ in })
    }
    let ticket = subscribe()
    store.dispatch(.add(1))

    ticket.cancel()
    store.dispatch(.add(1))

    #expect(selections.entries == [0, 1])
  }

  @Test func `neither is it where most others stay`() {
    let selections = Log<Int>()
    let others = [
      store.subscribe(to: \.count) { [log] in log.append("\($0)") },
      store.subscribe(to: \.other) { [log] in log.append("\($0)") },
    ]
    let ticket = store.subscribe(
      to: { state in
        selections.append(state.count)
        return state.count
      }, onChange: { _ in })

    ticket.cancel()
    store.dispatch(.add(1))

    #expect(selections.entries == [0])
    #expect(log.entries == ["0", "0", "1"])
    withExtendedLifetime(others) {}
  }

  @Test func `what a selection holds is released after the round in which its subscriber goes`() {
    var held: Log<String>? = Log()
    weak let released = held
    var ticket: Subscription?
    ticket = store.subscribe(
      to: { [held] state in withExtendedLifetime(held) { state.count } },
      onChange: { [log] count in
        log.append("told \(count)")
        if count == 1 { ticket?.cancel() }
      })
    held = nil
    #expect(released != nil)

    store.dispatch(.add(1))

    #expect(released == nil)
    #expect(log.entries == ["told 0", "told 1"])
  }

  @Test func `an object released during a round is not called again`() {
    var watcher: Watcher?
    let first = store.onUpdate(perform: { _ in watcher = nil })
    watcher = Watcher(store, log)
    weak let released = watcher

    store.dispatch(.add(1))

    #expect(released == nil)
    #expect(log.entries == ["told 0"])
    first.cancel()
  }

  @Test func `a new subscription in the same variable ends the old one`() {
    var ticket = store.subscribe(to: \.count) { [log] in log.append("old \($0)") }
    store.dispatch(.add(1))

    ticket = store.subscribe(to: \.count) { [log] in log.append("new \($0)") }
    store.dispatch(.add(1))

    #expect(log.entries == ["old 0", "old 1", "new 1", "new 2"])
    ticket.cancel()
  }

  @Test func `one that subscribes again is given the present value, not what it missed`() {
    let first = store.subscribe(to: \.count) { [log] in log.append("first \($0)") }
    first.cancel()
    store.dispatchAll(.add(1), .add(2))

    let again = store.subscribe(to: \.count) { [log] in log.append("again \($0)") }
    store.dispatch(.add(1))

    #expect(log.entries == ["first 0", "again 3", "again 4"])
    again.cancel()
  }
}
