/// Stands between `dispatch` and the reducer: sees every action with the state before it, and may
/// let it pass, replace it, swallow it or dispatch more.
///
///     let log = Middleware<AppState, AppAction, AppEffect> { action, context, next in
///       let outcome = next(action)  // not calling `next` swallows the action
///       print(action, outcome)
///       return outcome
///     }
@MainActor
public struct Middleware<State, Action, Work: Sendable> {
  /// The rest of the chain: the middleware added later, then the reducer.
  public typealias Next = (Action) -> Outcome<Work>

  /// Handles one action.
  ///
  /// What it returns is the outcome; effects in it are performed.
  let handle: (Action, MiddlewareContext<State, Action>, Next) -> Outcome<Work>

  /// A middleware that handles each action with the given function.
  public init(
    _ handle: @escaping (Action, MiddlewareContext<State, Action>, Next) -> Outcome<Work>
  ) {
    self.handle = handle
  }
}

/// What a middleware knows of the store, for as long as it handles the action: whoever keeps it keeps
/// the store.
@MainActor
public struct MiddlewareContext<State, Action> {
  /// The action's number: counted from 1 over all that the store has worked off.
  public let number: Int
  /// The number of the action that caused this one; nil if it came from outside.
  public let parent: Int?
  /// The state now: before `next` is called, that is the state before the action.
  public var state: State { readState() }

  let readState: () -> State
  let send: (Action) -> Void

  /// Queues an action, which then passes the whole chain from its beginning.
  public func dispatch(_ action: Action) {
    send(action)
  }
}
