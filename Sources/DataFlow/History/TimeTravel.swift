/// Keeps the history of a store, and lets it play on from any state on the way.
///
/// Make it after the middleware has been added, for it keeps what passes to the reducer, and before
/// others subscribe, for it takes what happens until it is told for the reducer's time. States must
/// not be restored but by ``rewind(to:record:)``.
@MainActor
public final class TimeTravel<State, Action, Work: Sendable> {
  /// What has happened so far.
  public private(set) var history: History<State, Action, Work>

  private let store: Store<State, Action, Work>
  private let now: () -> Duration
  private var reducedAt = Duration.zero
  private var subscriptions: [Subscription] = []

  /// Begins to keep the history of a store.
  ///
  /// `now` tells the time since the beginning of the run. What the history may weigh, and what an
  /// action weighs, is explained at ``History``.
  public init(
    _ store: Store<State, Action, Work>, reducer: @escaping Reducer<State, Action, Work>,
    capacity: Int = 14 << 20, weigh: @escaping (Action) -> Int = { _ in 0 },
    now: @escaping () -> Duration
  ) {
    self.store = store
    self.now = now
    history = History(start: store.state, reducer: reducer, capacity: capacity, weigh: weigh)
    subscriptions = [
      store.subscribe(onAction: { [weak self] _ in self?.noteReduced() }),
      store.add(Middleware { [weak self] in self?.keep($0, $1, $2) ?? $2($0) }),
    ]
  }

  /// Puts the state after the event with a number in place of the present one, and keeps the line
  /// that is left; false if the history no longer has that event.
  ///
  /// `record` is given the event, before it happens, and the state that it leads to.
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

  /// Adds time spent in drawing to the last event.
  public func addDrawing(_ duration: Duration) {
    history.addDrawing(duration)
  }

  private func noteReduced() {
    reducedAt = now()
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
  /// Whole milliseconds.
  var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
