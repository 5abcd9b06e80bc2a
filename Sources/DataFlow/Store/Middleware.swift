/// Sits between `dispatch` and the reducer: sees every action with the state before it, and may
/// pass it on, replace it, swallow it or dispatch more.
///
///     let log = Middleware<AppState, AppAction, AppEffect> { action, context, next in
///       let outcome = next(action)  // not calling `next` swallows the action
///       print(action, outcome)
///       return outcome
///     }
@MainActor
public struct Middleware<State, Action, Work: Sendable> {
  /// The rest of the chain: middleware added later, then the reducer.
  public typealias Next = (Action) -> Outcome<Work>

  /// Handles one action.
  ///
  /// Returns the outcome; effects in it are performed.
  let handle: (Action, MiddlewareContext<State, Action>, Next) -> Outcome<Work>
  /// Called with each break.
  let onBreak: (StoreBreak<State, Action, Work>) -> Void

  /// Creates a middleware that handles each action with the given function, and is told of what
  /// happens to the store apart from actions.
  public init(
    _ handle: @escaping (Action, MiddlewareContext<State, Action>, Next) -> Outcome<Work>,
    onBreak: @escaping (StoreBreak<State, Action, Work>) -> Void = { _ in }
  ) {
    self.handle = handle
    self.onBreak = onBreak
  }
}

/// What happens to a store apart from actions: whoever computes states from actions must know it.
public enum StoreBreak<State, Action, Work: Sendable> {
  /// The state was replaced; the restoration has the number of an event.
  case restored(State, number: Int)
  /// The reducer was replaced, while this was the state.
  case reducerReplaced(Reducer<State, Action, Work>, State)
}

/// A middleware's view of the store while it handles an action; keeping it keeps the store alive.
@MainActor
public struct MiddlewareContext<State, Action> {
  /// The action's number, counted from 1 over all actions and restorations of the store.
  public let number: Int
  /// The number of the action that caused this one; nil for an action from outside.
  public let parent: Int?
  /// The current state: before `next` is called, that is the state before the action.
  public var state: State { readState() }

  let readState: () -> State
  let send: (Action) -> Void

  /// Queues an action, which then passes through the whole chain from its start.
  public func dispatch(_ action: Action) {
    send(action)
  }
}
