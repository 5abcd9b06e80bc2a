import DataFlow
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct LifetimeTests {
  private let log = Log<String>()

  /// Owns subscriptions, like a view.
  @MainActor
  private final class View {
    var tickets: [Subscription?] = []
  }

  @Test func `a store with subscribers, middleware and streams is released`() async {
    var store: CounterStore? = .counting()
    weak let released = store
    var inner: View? = View()
    let tickets = [
      store?.subscribe(to: \.count) { [inner] _ in _ = inner },
      store?.onPulse(\.bell) { _ in },
      store?.onUpdate(perform: { _ in }),
      store?.add(
        CounterMiddleware { [inner] action, _, next in
          _ = inner
          return next(action)
        }),
    ]
    for _ in 0..<4 {
      inner?.tickets += [store?.subscribe(to: \.other) { _ in }, store?.add(.passing)]
    }
    inner = nil
    let stream = store?.states(\.count)
    store?.dispatchAll(.add(1), .ring("ding"), .perform(.run("nothing")))
    await settle()

    store = nil

    #expect(released == nil)
    for ticket in tickets { ticket?.cancel() }
    #expect(stream != nil)
  }

  @Test func `work ends when the store is released, and what it sends goes nowhere`() async {
    let began = Handshake<Bool>()
    let ended = Handshake<Bool>()
    var store: CounterStore? = .performing { _, send in
      began.give(true)
      _ = await Handshake<Int>().take()
      send(.add(1000))
      ended.give(Task.isCancelled)
    }
    weak let released = store
    store?.dispatch(.perform(.run("a")))
    #expect(await began.take() == true)

    store = nil

    #expect(released == nil)
    #expect(await ended.take() == true)
  }

  @Test func `the closures of work that has ended are released`() async {
    var kept: Log<Int>? = Log()
    weak let released = kept
    var store: CounterStore? = .performing { [kept] _, send in
      kept?.append(1)
      send(.add(1))
    }
    kept = nil
    store?.dispatch(.perform(.run("a", id: "x")))
    await store?.reaches { $0.count == 1 }
    #expect(released?.entries == [1])
    await settle()

    store = nil

    #expect(released == nil)
  }

  @Test func `a store may be released by its last subscriber in a round`() {
    var store: CounterStore? = .counting()
    weak let released = store
    store?.subscribe(to: \.count) { if $0 == 1 { store = nil } }.store(in: log.bag)
    store?.subscribe(to: { "\([$0.count])" }, onChange: log.append).store(in: log.bag)
    store?.onUpdate(perform: { [log] in log.append("\($0.count)") }).store(in: log.bag)

    store?.dispatch(.add(1))

    #expect(released == nil)
    #expect(log.entries == ["[0]", "[1]", "1"])
  }

  private let store = CounterStore.counting()

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

  @Test func `an object released during a round is not called again`() {
    var watcher: Watcher?
    store.onUpdate(perform: { _ in watcher = nil }).store(in: log.bag)
    watcher = Watcher(store, log)
    weak let released = watcher

    store.dispatch(.add(1))

    #expect(released == nil)
    #expect(log.entries == ["told 0"])
  }

  @Test func `a subscriber's closure is released with the next action after its subscription`() {
    var kept: Log<Int>? = Log()
    weak let released = kept
    var ticket: Subscription? = store.subscribe(to: \.count) { [kept] in kept?.append($0) }
    kept = nil
    #expect(released != nil)

    ticket = nil
    store.dispatch(.addOther(1))

    #expect(released == nil)
    #expect(ticket == nil)
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

  @Test func `what a selection owns may cancel subscriptions when it is released`() {
    var inner: View? = View()
    for _ in 0..<3 {
      inner?.tickets.append(store.subscribe(to: { $0.other }, onChange: { _ in }))
    }
    var outer: Subscription? = store.subscribe(
      to: { [inner] state in
        _ = inner
        return state.count
      }, onChange: { _ in })
    store.subscribe(to: { $0.count }, onChange: { [log] in log.append("\($0)") }).store(in: log.bag)
    inner = nil

    outer = nil
    store.dispatch(.add(1))

    #expect(outer == nil)
    #expect(log.entries == ["0", "1"])
  }
}
