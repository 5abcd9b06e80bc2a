/// Sits between `dispatch` and the reducer: sees every action with the state before it, and may
/// pass it on, replace it, swallow it or dispatch more.
///
///     let log = Middleware<AppState, AppAction, AppEffect> { action, context, next in
///       let outcome = next(action)  // not calling `next` swallows the action
///       print(action, outcome)
///       return outcome
///     }
public struct Middleware<State, Action, Work: Sendable> {
  /// The rest of the chain: middleware added later, then the reducer.
  public typealias Next = (Action) -> Outcome<Work>

  /// Handles one action.
  ///
  /// Returns the outcome; effects in it are performed.
  @usableFromInline let handle: (Action, MiddlewareContext<State, Action>, Next) -> Outcome<Work>
  /// Called after each restoration, with the state and the number.
  @usableFromInline let onRestoration: (State, Int) -> Void

  /// Creates a middleware that handles each action with the given function.
  ///
  /// `onRestoration` is called after a state was restored, with it and the number of the restoration: later states do
  /// not follow from earlier actions.
  public init(
    _ handle: @escaping (Action, MiddlewareContext<State, Action>, Next) -> Outcome<Work>,
    onRestoration: @escaping (State, Int) -> Void = { _, _ in }
  ) {
    self.handle = handle
    self.onRestoration = onRestoration
  }
}

/// A middleware's view of the store while it handles an action; keeping it keeps the store alive.
public struct MiddlewareContext<State, Action> {
  /// The action's number, counted from 1 over all actions and restorations of the store.
  public let number: Int
  /// The number of the action that caused this one; nil for an action from outside.
  public let parent: Int?
  /// The current state: before `next` is called, that is the state before the action.
  public var state: State { readState() }

  @usableFromInline let readState: () -> State
  @usableFromInline let send: (Action) -> Void

  @inlinable
  init(
    number: Int, parent: Int?, readState: @escaping () -> State, send: @escaping (Action) -> Void
  ) {
    self.number = number
    self.parent = parent
    self.readState = readState
    self.send = send
  }

  /// Queues an action, which then passes through the whole chain from its start.
  public func dispatch(_ action: Action) {
    send(action)
  }
}
