/// Keeps the history of a store and can resume play from any state in it.
///
/// Create it before other subscribers, because it counts everything up to its own callback as reducer time.
public final class TimeTravel<State, Action, Work: Sendable> {
  /// The events so far.
  public private(set) var history: History<State, Action, Work>

  private let store: Store<State, Action, Work>
  private let now: () -> Duration
  private var reducedAt = Duration.zero
  private var subscriptions: [Subscription] = []

  /// Starts keeping the history of a store.
  ///
  /// Actions first pass the middleware in `chain`, in this order, which is added to the store for as long as this
  /// lives: the history is of those that then reach the reducer. `now` returns the time since the start of the run.
  /// For `capacity`, `weigh` and `weighState`, see ``History``.
  public init(
    _ store: Store<State, Action, Work>, after chain: [Middleware<State, Action, Work>] = [],
    capacity: Int = 14 << 20, weigh: @escaping (Action) -> Int = { _ in 0 },
    weighState: @escaping (State) -> Int = { _ in 0 },
    now: @escaping () -> Duration
  ) {
    self.store = store
    self.now = now
    history = History(
      start: store.state, reducer: store.reducer, capacity: capacity, weigh: weigh,
      weighState: weighState
    )
    let keeping = Middleware<State, Action, Work>(
      { [weak self] in self?.keep($0, $1, $2) ?? $2($0) },
      onRestoration: { [weak self] state, number in
        guard let self, history.last?.event.number != number else { return }
        history.continueFrom(state)
      })
    subscriptions =
      [store.onUpdate { [weak self] _ in if let self { reducedAt = now() } }]
      + (chain + [keeping]).map { store.add($0) }
  }

  /// Restores the state after the event with the given number and keeps the abandoned branch;
  /// returns false if the event is no longer in the history.
  ///
  /// `record` is called before the rewind, with its event and the state it leads to; `store.state` is
  /// then still the state before it.
  public func rewind(
    to number: Int, record: @escaping (Event<Action>, State) -> Void = { _, _ in }
  ) -> Bool {
    guard let position = history.position(ofNumber: number) else { return false }
    let state = history.state(after: position)
    store.restore(state) { [weak self] ownNumber in
      guard let self else { return }
      let event = Event<Action>(
        number: ownNumber, milliseconds: now().milliseconds, kind: .rewind(to: number))
      record(event, state)
      history.append(event, stateAfter: state)
    }
    return true
  }

  /// Adds drawing time to the last event.
  public func addDrawing(_ duration: Duration) {
    history.addDrawing(duration)
  }

  private func keep(
    _ action: Action, _ context: MiddlewareContext<State, Action>,
    _ next: (Action) -> Outcome<Work>
  ) -> Outcome<Work> {
    let start = now()
    reducedAt = start
    let outcome = next(action)
    let end = now()
    if case .handled = outcome {} else { reducedAt = end }
    history.append(
      Event(
        number: context.number, parent: context.parent, milliseconds: start.milliseconds,
        kind: .action(action)),
      cost: EventCost(reducer: reducedAt - start, subscribers: end - reducedAt),
      stateAfter: context.state)
    return outcome
  }
}

extension Duration {
  var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
