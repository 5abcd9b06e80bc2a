/// Holds the program's single state; the only place where it changes.
///
///     action → middleware → reducer → state → subscribers
///        ↑                     ↓
///      reply     ←     effect, performed
///
/// Actions are processed one at a time, first in, first out. An action dispatched by a subscriber,
/// a middleware or an effect is queued, so a chain of any length runs in constant stack space and
/// every subscriber sees every state in order.
///
/// A store belongs to the actor whose code dispatches to it: the main actor, one that keeps the store in a
/// property, or any other. Everything runs there; work begins there, too, and keeps it alive while it lasts.
///
/// A reducer uses only what it is given: one that reads the store's state, dispatches, subscribes, restores or adds a
/// middleware stops the program.
public final class Store<State, Action, Work: Sendable> {
  /// The state after the last processed action.
  @inlinable public var state: State { readableBox.pointee.state }
  /// The number of the action or restoration being processed, or of the last one; the first has number 1.
  @inlinable public var number: Int { currentNumber }

  /// The pending and running work of effects, oldest first.
  public var runningWork: [Work] { effects.work }

  /// The store's actor is known.
  package var hasActor: Bool { effects.hasActor }

  // Note: Swift would check each access to these variables for overlaps; here `isReducing` and `isDraining` rule
  // them out.
  @usableFromInline let box: UnsafeMutablePointer<StateBox<State>>
  @usableFromInline let reducer: Reducer<State, Action, Work>
  @usableFromInline @exclusivity(unchecked) var queue = Queue<Job>()
  /// The number of the action or restoration dispatched last.
  @usableFromInline @exclusivity(unchecked) var lastNumber = 0
  @usableFromInline @exclusivity(unchecked) var currentNumber = 0
  /// The action being processed, if any, as the cause of those it leads to.
  @usableFromInline @exclusivity(unchecked) var cause: Cause?
  @usableFromInline @exclusivity(unchecked) var isDraining = false
  @usableFromInline @exclusivity(unchecked) var isReducing = false
  @usableFromInline let middleware = Registry<Middleware<State, Action, Work>>()
  @usableFromInline let subscribers = Subscribers<State>()
  @usableFromInline let effects: RunningEffects<Action, Work>
  @usableFromInline let tracker: WorkTracker
  /// An action has identified the store's actor.
  @usableFromInline @exclusivity(unchecked) var knowsActor = false

  /// The entries of the queue.
  @usableFromInline
  enum Job {
    case action(Action, number: Int, cause: Cause?)
    indirect case restoration(State, number: Int, announce: (Int) -> Void)
  }

  /// Creates a store; nothing is dispatched and no effect runs yet.
  ///
  /// Delayed effects wait on `clock`. `isolation` is the actor that the store belongs to, as long as no action
  /// comes from another.
  @inlinable
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action, Work>,
    performer: Performer<Action, Work> = .noop,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: (any Actor)? = #isolation
  ) {
    self.init(
      initialState, reducer,
      RunningEffects(performer: performer, sleeper: Sleeper(clock), actor: isolation))
  }

  /// Creates a store with a function as its reducer.
  @inlinable
  public convenience init(
    initialState: State,
    reducer: @escaping @Sendable (inout State, Action) -> Outcome<Work>,
    performer: Performer<Action, Work> = .noop,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: (any Actor)? = #isolation
  ) {
    self.init(
      initialState: initialState, reducer: Reducer(reducer), performer: performer, clock: clock,
      isolation: isolation)
  }

  /// Creates a store whose delayed effects prefer any `executor` while they wait, so the clock of a program's own
  /// event loop wakes no other thread.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action, Work>,
    performer: Performer<Action, Work> = .noop,
    clock: any Clock<Duration>,
    executor: (any TaskExecutor)?,
    isolation: (any Actor)? = #isolation
  ) {
    self.init(
      initialState, reducer,
      RunningEffects(
        performer: performer, sleeper: Sleeper(clock, preferring: executor), actor: isolation))
  }

  @inlinable
  init(
    _ state: State, _ reducer: Reducer<State, Action, Work>, _ effects: RunningEffects<Action, Work>
  ) {
    box = StateBox.allocate(state)
    self.reducer = reducer
    self.effects = effects
    tracker = effects.tracker
  }

  // Note: this may run anywhere, so it uses nothing that can outlive the store.
  deinit {
    box.deinitialize(count: 1)
    box.deallocate()
  }

  // MARK: Actions

  /// Processes the action now, or after those already queued.
  ///
  /// On return the state has changed and all subscribers have been called, unless this is called while another action
  /// is being processed: then the action is queued, and the one being processed is its parent.
  ///
  /// `isolation` is the actor that the store belongs to. In a nonisolated function it is nil, and the actor is
  /// that of an earlier action, or of the initializer; work without an actor to begin on stops the program.
  @inlinable @discardableResult
  public func dispatch(
    _ action: Action, isolation: isolated (any Actor)? = #isolation
  ) -> StoreTask {
    if !knowsActor, let isolation { bind(to: isolation) }
    let origin = cause?.origin
    let (number, response) = submit(action, cause: cause)
    return StoreTask(number: number, origin: origin ?? number, response: response, tracker: tracker)
  }

  /// Appends a middleware to the chain until the subscription is cancelled or released.
  public func add(_ newMiddleware: Middleware<State, Action, Work>) -> Subscription {
    refuse("A reducer added a middleware: add it where the store is created instead.")
    middleware.removeEnded()
    return Subscription(number: middleware.add(newMiddleware), ended: middleware.ended)
  }

  /// Replaces the state, calls all subscribers, and cancels all running work, which belonged to the old state.
  ///
  /// A restoration is queued and numbered like an action; `announce` is called with the number just
  /// before. Pulses in the state do not fire.
  public func restore(_ state: State, announce: @escaping (_ number: Int) -> Void = { _ in }) {
    refuse("A reducer restored a state: assign to the state that it was given instead.")
    lastNumber += 1
    queue.append(.restoration(state, number: lastNumber, announce: announce))
    inTurn {}
  }

  /// Lends the state.
  @inlinable var readableBox: UnsafePointer<StateBox<State>> {
    refuse("A reducer read the store's state: use the state that it was given.")
    return UnsafePointer(box)
  }

  /// Stops the program if a reducer calls this.
  @inlinable
  func refuse(_ mistake: @autoclosure () -> String) {
    if isReducing { fatalError(mistake()) }
  }

  @inlinable
  func submit(_ action: Action, cause: Cause?) -> (number: Int, StoreTask.Response) {
    refuse("A reducer dispatched \(action): return an effect that sends it instead.")
    lastNumber += 1
    let number = lastNumber
    if isDraining {
      queue.append(.action(action, number: number, cause: cause))
      return (number, .queued)
    }
    isDraining = true
    let response: StoreTask.Response =
      switch process(action, number: number, cause: cause) {
      case .handled: .handled
      case .ignored(let reason): .ignored(reason)
      case .unhandled: .unhandled
      }
    drain()
    return (number, response)
  }

  @usableFromInline
  func bind(to actor: any Actor) {
    knowsActor = true
    effects.actor = actor
  }

  @inlinable
  func perform(_ effect: Effect<Work>, for cause: Cause) {
    for case .run in effect.steps where !effects.hasActor {
      fatalError("\(effect) has no actor to begin on: dispatch from one, such as the main actor.")
    }
    effects.start(effect, origin: cause.origin) { [weak self] in
      _ = self?.submit($0, cause: cause)
    }
  }
}
