import DataFlow

/// Just enough state to observe every rule of the store.
struct Counter: Equatable, Sendable {
  var count = 0
  var other = 0
  var bell = Pulse<String>()
  var failures: [String] = []
}

enum CounterAction: Equatable, Sendable {
  case add(Int)
  case addOther(Int)
  case ring(String)
  /// Asks for an effect and changes nothing.
  case perform(Effect<String>)
  case fail(String)
  /// Does not apply now.
  case refuse
  /// Belongs to another reducer.
  case strange
}

typealias CounterStore = Store<Counter, CounterAction, String>
typealias CounterMiddleware = Middleware<Counter, CounterAction, String>

func counterReducer(state: inout Counter, action: CounterAction) -> Outcome<String> {
  switch action {
  case .add(let amount): state.count += amount
  case .addOther(let amount): state.other += amount
  case .ring(let sound): state.bell.fire(sound)
  case .perform(let effect): return .handled(effect)
  case .fail(let message): state.failures.append(message)
  case .refuse: return .ignored("the counter refuses")
  case .strange: return .unhandled
  }
  return .handled()
}

extension Store where State == Counter, Action == CounterAction, Work == String {
  static func counting() -> CounterStore {
    CounterStore(initialState: Counter(), reducer: counterReducer)
  }

  /// A store that counts from 0 and performs effects with the given closure; errors become `fail`.
  static func performing(
    clock: any Clock<Duration> = ContinuousClock(),
    _ perform: @escaping @MainActor (String, Send<CounterAction>) async throws -> Void
  ) -> CounterStore {
    CounterStore(
      initialState: Counter(), reducer: counterReducer,
      performer: Performer(perform: perform) { error, work in .fail("\(work): \(error)") },
      clock: clock)
  }

  func dispatchAll(_ actions: CounterAction..., isolation: isolated (any Actor)? = #isolation) {
    for action in actions { dispatch(action, isolation: isolation) }
  }

  static func handling(
    _ change: @escaping @Sendable (inout Counter, CounterAction) -> Void
  ) -> CounterStore {
    CounterStore(initialState: Counter()) { state, action in
      change(&state, action)
      return .handled()
    }
  }

  /// Logs each action with its number and that of its parent, as in "2 add(1) < 1".
  @MainActor
  func logActions(in log: Log<String>) {
    add(
      CounterMiddleware { action, context, next in
        log.append("\(context.number) \(action)\(context.parent.map { " < \($0)" } ?? "")")
        return next(action)
      }
    ).store(in: log.bag)
  }
}

extension CounterMiddleware {
  static var passing: CounterMiddleware { CounterMiddleware { action, _, next in next(action) } }
}

extension Store where Action == State, Work == Never, State: SendableMetatype {
  static func assigning(_ state: State) -> Store {
    Store(initialState: state) { state, next in
      state = next
      return .handled()
    }
  }
}

extension Store {
  func dispatch(each actions: [Action], isolation: isolated (any Actor)? = #isolation) {
    for action in actions { dispatch(action, isolation: isolation) }
  }

  /// Waits until the state meets the condition; returns at once if it already does.
  nonisolated(nonsending) func reaches(_ isReached: @escaping (State) -> Bool) async {
    for await isThere in states(isReached) where isThere { return }
  }
}

extension StoreProtocol {
  /// Logs what a subscriber to a part is told, after its name.
  @MainActor
  func tell<Value: Equatable>(
    _ log: Log<String>, _ path: KeyPath<State, Value>, as name: String = ""
  ) {
    subscribe(to: path) { log.append("\(name)\($0)") }.store(in: log.bag)
  }
}

@MainActor
final class Log<Entry> {
  var entries: [Entry] = []
  /// Subscriptions of those who append to it.
  let bag = SubscriptionBag()

  func append(_ entry: Entry) {
    entries.append(entry)
  }
}
