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
  public private(set) var state: State

  private var reducer: Reducer<State, Action, Work>
  private var queue: Deque<Action> = []
  private var isDraining = false
  private var isReducing = false
  private let middleware = Registry<Middleware<State, Action, Work>>()
  private let subscribers = Registry<(State) -> Void>()
  private let effects: RunningEffects<Action, Work>

  /// A store that starts with a state; nothing is dispatched and no effect runs yet.
  public init(
    initialState: State,
    reducer: @escaping Reducer<State, Action, Work>,
    performer: Performer<Action, Work> = .noop
  ) {
    state = initialState
    self.reducer = reducer
    effects = RunningEffects(performer: performer)
  }

  // MARK: Actions

  /// Works the action off now, or after those that already wait.
  ///
  /// On return the state has changed and all subscribers were told, unless this is called while
  /// another action is being worked off: then the action is queued. To call it from inside a
  /// reducer is a programming error and stops the program.
  public func dispatch(_ action: Action) {
    if isReducing {
      fatalError("A reducer dispatched \(action): return an effect that sends it instead.")
    }
    if isDraining {
      queue.append(action)
    } else {
      isDraining = true
      workOff(action)
      drain()
    }
  }

  /// Puts another reducer in place of the present one; the state stays.
  public func replaceReducer(with reducer: @escaping Reducer<State, Action, Work>) {
    self.reducer = reducer
  }

  /// Adds a middleware at the end of the chain, until the subscription is cancelled or released.
  public func add(_ newMiddleware: Middleware<State, Action, Work>) -> Subscription {
    middleware.add(newMiddleware)
  }

  /// Works off what was dispatched meanwhile.
  private func drain() {
    while let action = queue.popFirst() { workOff(action) }
    isDraining = false
  }

  private func workOff(_ action: Action) {
    let outcome =
      middleware.isEmpty
      ? reduce(action) : middleware.inRound { pass(action, through: 0..<$0) }
    switch outcome {
    case .handled(.none), .ignored, .unknown: break
    case .handled(let effect): effects.start(effect) { [weak self] in self?.dispatch($0) }
    }
  }

  private func pass(_ action: Action, through chain: Range<Int>) -> Outcome<Work> {
    guard let index = chain.first else { return reduce(action) }
    let rest = chain.dropFirst()
    guard let next = middleware[index] else { return pass(action, through: rest) }
    let context = MiddlewareContext(readState: { self.state }, send: { self.dispatch($0) })
    return next.handle(action, context) { pass($0, through: rest) }
  }

  private func reduce(_ action: Action) -> Outcome<Work> {
    isReducing = true
    let outcome = reducer(&state, action)
    isReducing = false
    if case .handled = outcome { subscribers.tellAll { $0(state) } }
    return outcome
  }

  // MARK: Subscribers

  /// Tells the selected part of the state: now, and after each action that changed it.
  ///
  /// Subscribers are told in the order in which they subscribed. The last value is kept to compare
  /// the next one with, so select what you need: keeping a large array makes its next change copy
  /// it.
  public func subscribe<Value: Equatable>(
    to select: @escaping (State) -> Value, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    var last = select(state)
    let subscription = subscribers.add { state in
      let value = select(state)
      guard value != last else { return }
      last = value
      onChange(value)
    }
    inTurn { onChange(last) }
    return subscription
  }

  /// Calls somebody who may dispatch: what is dispatched waits until the call is over.
  private func inTurn(_ call: () -> Void) {
    guard !isDraining else { return call() }
    isDraining = true
    call()
    drain()
  }

  /// Tells each later firing of a pulse, exactly once, and nothing of the past.
  ///
  /// An action that fires a pulse twice is told once, with the last value.
  public func subscribe<Value>(
    toPulse select: @escaping (State) -> Pulse<Value>, onFire: @escaping (Value) -> Void
  ) -> Subscription {
    var seen = select(state).count
    return subscribers.add { state in
      let pulse = select(state)
      guard pulse.count != seen else { return }
      seen = pulse.count
      if let value = pulse.value { onFire(value) }
    }
  }

  /// Calls `onAction` after every action that was handled, whether or not it changed anything.
  public func subscribe(onAction: @escaping (State) -> Void) -> Subscription {
    subscribers.add(onAction)
  }

  /// The selected part of the state as a sequence: the current value first, then every change in
  /// order, none lost.
  ///
  /// It ends when the task that reads it is cancelled or the store is released.
  public func states<Value: Equatable & Sendable>(
    _ select: @escaping (State) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let feed = Feed(continuation)
    let subscription = subscribe(to: select) { feed.continuation.yield($0) }
    continuation.onTermination = { _ in
      Task { @MainActor in subscription.cancel() }
    }
    return stream
  }
}

/// Ends its stream when nobody feeds it any more: the subscription, and with it the store, is gone.
private final class Feed<Value> {
  let continuation: AsyncStream<Value>.Continuation

  init(_ continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
