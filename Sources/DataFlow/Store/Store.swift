import DequeModule

/// Holds the program's single state; the only place where it changes.
///
///     action → middleware → reducer → state → subscribers
///        ↑                     ↓
///      reply     ←     effect, performed
///
/// Actions are processed one at a time, first in, first out. An action dispatched by a subscriber,
/// a middleware or an effect is queued, so a chain of any length runs in constant stack space and
/// every subscriber sees every state in order.
@MainActor
public final class Store<State, Action, Work: Sendable> {
  /// The state after the last processed action.
  ///
  /// Reading it inside a reducer, which has the state already, is a programming error and stops the
  /// program.
  public var state: State {
    if isReducing {
      fatalError("A reducer read the store's state: use the state that it was given.")
    }
    return box.state
  }
  /// The number of the action or restoration being processed, or of the last one; the first has
  /// number 1.
  public private(set) var number = 0

  /// The pending and running work of effects, oldest first.
  public var runningWork: [Work] { effects.work }

  private var box: Box
  private var reducer: Reducer<State, Action, Work>
  private var waiting: Deque<Job> = []
  private var isDraining = false
  private var isReducing = false
  /// The number of the action or restoration being processed; nil when idle.
  private var cause: Int?
  private let middleware = Registry<Middleware<State, Action, Work>>()
  let subscribers = Registry<(State, _ isRestored: Bool) -> Void>()
  private let effects: RunningEffects<Action, Work>

  /// Subscribers borrow the state from here: copying it for each of them, or even once per round,
  /// would cost more than calling them.
  private struct Box: ~Copyable {
    var state: State
  }

  /// A queued action, with the number of the action that caused it, or a queued restoration.
  private enum Job {
    case action(Action, parent: Int?)
    case restoration(State, announce: (Int) -> Void)
  }

  /// Creates a store; nothing is dispatched and no effect runs yet.
  ///
  /// Delayed effects wait on `clock`, and while they do, prefer `executor` if there is one: so the
  /// clock of a program's own event loop wakes no other thread.
  public init(
    initialState: State,
    reducer: @escaping Reducer<State, Action, Work>,
    performer: Performer<Action, Work> = .noop,
    clock: any Clock<Duration> = ContinuousClock(),
    executor: (any TaskExecutor)? = nil
  ) {
    box = Box(state: initialState)
    self.reducer = reducer
    effects = RunningEffects(performer: performer, clock: clock, executor: executor)
  }

  // MARK: Actions

  /// Processes the action now, or after those already queued.
  ///
  /// On return the state has changed and all subscribers have been called, unless this is called
  /// while another action is being processed: then the action is queued, and the one being
  /// processed is its parent. Calling it from inside a reducer is a programming error and stops the
  /// program.
  public func dispatch(_ action: Action) {
    dispatch(action, parent: nil)
  }

  /// Replaces the reducer; the state is unchanged.
  public func replaceReducer(with reducer: @escaping Reducer<State, Action, Work>) {
    self.reducer = reducer
    report(.reducer(reducer, state))
  }

  /// Appends a middleware to the chain until the subscription is cancelled or released.
  public func add(_ newMiddleware: Middleware<State, Action, Work>) -> Subscription {
    middleware.add(newMiddleware)
  }

  /// Replaces the state, calls all subscribers, and cancels all running work, which belonged to the
  /// old state.
  ///
  /// A restoration is queued and numbered like an action; `announce` is called with the number just
  /// before. Pulses in the state do not fire. Calling it from inside a reducer is a programming error and
  /// stops the program.
  public func restore(_ state: State, announce: @escaping (_ number: Int) -> Void = { _ in }) {
    if isReducing {
      fatalError("A reducer restored a state: assign to the state that it was given instead.")
    }
    waiting.append(.restoration(state, announce: announce))
    inTurn {}
  }

  private func dispatch(_ action: Action, parent: Int?) {
    if isReducing {
      fatalError("A reducer dispatched \(action): return an effect that sends it instead.")
    }
    if isDraining {
      waiting.append(.action(action, parent: parent ?? cause))
    } else {
      isDraining = true
      process(action, parent: parent)
      drain()
    }
  }

  /// Runs a closure that may dispatch; what it dispatches is queued until it returns.
  func inTurn(_ call: () -> Void) {
    guard !isDraining else { return call() }
    isDraining = true
    call()
    drain()
  }

  /// Processes everything in the queue.
  private func drain() {
    while let job = waiting.popFirst() {
      switch job {
      case .action(let action, let parent): process(action, parent: parent)
      case .restoration(let state, let announce):
        number += 1
        cause = number
        announce(number)
        replaceState(with: state)
        report(.state(state, number: number))
      }
    }
    isDraining = false
    cause = nil
  }

  private func process(_ action: Action, parent: Int?) {
    number += 1
    cause = number
    let outcome = middleware.isEmpty ? reduce(action) : passMiddleware(action, parent: parent)
    guard case .handled(let effect) = outcome else { return }
    if effect.steps.isEmpty { return }
    effects.start(effect) { [weak self, number] in self?.dispatch($0, parent: number) }
  }

  private func passMiddleware(_ action: Action, parent: Int?) -> Outcome<Work> {
    let count = middleware.beginRound()
    defer { middleware.endRound() }
    return pass(action, parent: parent, through: 0..<count)
  }

  private func pass(_ action: Action, parent: Int?, through chain: Range<Int>) -> Outcome<Work> {
    guard let index = chain.first else { return reduce(action) }
    let rest = chain.dropFirst()
    guard let next = middleware[index] else { return pass(action, parent: parent, through: rest) }
    let context = MiddlewareContext(
      number: number, parent: parent, readState: { self.state }, send: { self.dispatch($0) })
    return next.handle(action, context) { self.pass($0, parent: parent, through: rest) }
  }

  private func report(_ replacement: StoreReplacement<State, Action, Work>) {
    let count = middleware.beginRound()
    for index in 0..<count { middleware[index]?.onReplacement(replacement) }
    middleware.endRound()
  }

  private func reduce(_ action: Action) -> Outcome<Work> {
    isReducing = true
    let outcome = reducer(&box.state, action)
    isReducing = false
    if case .handled = outcome { notifySubscribers(of: box, isRestored: false) }
    return outcome
  }

  private func replaceState(with state: State) {
    effects.cancelAll()
    box.state = state
    notifySubscribers(of: box, isRestored: true)
  }

  private func notifySubscribers(of box: borrowing Box, isRestored: Bool) {
    notifySubscribers(of: box.state, isRestored: isRestored)
  }

  private func notifySubscribers(of state: borrowing State, isRestored: Bool) {
    let count = subscribers.beginRound()
    for index in 0..<count {
      if let subscriber = subscribers[index] { subscriber(state, isRestored) }
    }
    subscribers.endRound()
  }
}
