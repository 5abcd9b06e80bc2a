import DequeModule

/// Holds the one state of a program and is the only one who changes it.
///
///     action → middleware → reducer → state → subscribers
///        ↑                     ↓
///      reply     ←     effect, performed
///
/// Actions are worked off one after the other, first in, first out: an action that is dispatched by
/// a subscriber, a middleware or an effect waits its turn, so a chain of any length needs constant
/// stack, and every subscriber sees every state in order.
@MainActor
public final class Store<State, Action, Work: Sendable> {
  /// The state after the last action that was worked off.
  public var state: State { box.state }
  /// The number of the action that is worked off, or was worked off last; the first has 1.
  public private(set) var number = 0

  /// The work of effects that waits or runs, oldest first.
  public var runningWork: [Work] { effects.work }

  private var box: Box
  private var reducer: Reducer<State, Action, Work>
  private var waiting: Deque<Job> = []
  private var isDraining = false
  private var isReducing = false
  /// The number of what is worked off; nil while nothing is.
  private var cause: Int?
  private let middleware = Registry<Middleware<State, Action, Work>>()
  let subscribers = Registry<(State, _ isRestored: Bool) -> Void>()
  private let effects: RunningEffects<Action, Work>

  /// Subscribers borrow the state from here: a copy for each, or only one a round, would cost more
  /// than telling them.
  private struct Box: ~Copyable {
    var state: State
  }

  /// What waits its turn, with the number of the action that caused it.
  private enum Job {
    case action(Action, parent: Int?)
    case restoration(State, announce: (Int) -> Void)
  }

  /// A store that starts with a state; nothing is dispatched and no effect runs yet.
  ///
  /// The clock is the one that delayed effects wait on.
  public init(
    initialState: State,
    reducer: @escaping Reducer<State, Action, Work>,
    performer: Performer<Action, Work> = .noop,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    box = Box(state: initialState)
    self.reducer = reducer
    effects = RunningEffects(performer: performer, clock: clock)
  }

  // MARK: Actions

  /// Works the action off now, or after those that already wait.
  ///
  /// On return the state has changed and all subscribers were told, unless this is called while
  /// another action is being worked off: then the action is queued, and that one is its parent. To
  /// call it from inside a reducer is a programming error and stops the program.
  public func dispatch(_ action: Action) {
    dispatch(action, parent: nil)
  }

  /// Puts another reducer in place of the present one; the state stays.
  public func replaceReducer(with reducer: @escaping Reducer<State, Action, Work>) {
    self.reducer = reducer
  }

  /// Adds a middleware at the end of the chain, until the subscription is cancelled or released.
  public func add(_ newMiddleware: Middleware<State, Action, Work>) -> Subscription {
    middleware.add(newMiddleware)
  }

  /// Puts another state in place of the present one, tells all subscribers, and cancels all running
  /// work, which belongs to the state that is gone.
  ///
  /// It waits its turn and takes a number as an action does; `announce` is given it just before.
  /// Pulses that are in the state do not fire.
  public func restore(_ state: State, announce: @escaping (_ number: Int) -> Void = { _ in }) {
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
      workOff(action, parent: parent)
      drain()
    }
  }

  /// Calls somebody who may dispatch: what is dispatched waits until the call is over.
  func inTurn(_ call: () -> Void) {
    guard !isDraining else { return call() }
    isDraining = true
    call()
    drain()
  }

  /// Works off what waits.
  private func drain() {
    while let job = waiting.popFirst() {
      switch job {
      case .action(let action, let parent): workOff(action, parent: parent)
      case .restoration(let state, let announce):
        number += 1
        cause = number
        announce(number)
        replaceState(with: state)
      }
    }
    isDraining = false
    cause = nil
  }

  private func workOff(_ action: Action, parent: Int?) {
    number += 1
    cause = number
    let outcome = middleware.isEmpty ? reduce(action) : passMiddleware(action, parent: parent)
    guard case .handled(let effect) = outcome else { return }
    if case .none = effect { return }
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

  private func reduce(_ action: Action) -> Outcome<Work> {
    isReducing = true
    let outcome = reducer(&box.state, action)
    isReducing = false
    if case .handled = outcome { tellSubscribers(of: box, isRestored: false) }
    return outcome
  }

  private func replaceState(with state: State) {
    effects.cancelAll()
    box.state = state
    tellSubscribers(of: box, isRestored: true)
  }

  private func tellSubscribers(of box: borrowing Box, isRestored: Bool) {
    tellSubscribers(of: box.state, isRestored: isRestored)
  }

  private func tellSubscribers(of state: borrowing State, isRestored: Bool) {
    let count = subscribers.beginRound()
    for index in 0..<count {
      if let subscriber = subscribers[index] { subscriber(state, isRestored) }
    }
    subscribers.endRound()
  }
}
