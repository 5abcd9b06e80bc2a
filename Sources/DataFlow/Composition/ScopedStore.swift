/// A part of a store's state, with that part's actions, for a view that knows nothing else.
///
///     let game = store.scoped(to: \.game, action: AppAction.game)
///     game.dispatch(.flip(3))
///
/// A view takes it as `any StoreProtocol<GameState, GameAction>`, and so does its test, with a store of the game alone.
public struct ScopedStore<Base: StoreProtocol, State, Action>: StoreProtocol {
  let base: Base
  /// The property that holds the part; nil if the part may be absent.
  let path: KeyPath<Base.State, State>?
  /// The part of a state; the last one read if it has none.
  let read: (Base.State) -> (part: State, isAbsent: Bool)
  let embed: (Action) -> Base.Action

  /// The part after the last processed action; if absent now, the last one read.
  public var state: State { read(base.state).part }

  /// Dispatches the part's action to the whole store.
  @discardableResult
  public func dispatch(
    _ action: Action, isolation: isolated (any Actor)? = #isolation
  ) -> StoreTask {
    base.dispatch(embed(action), isolation: isolation)
  }

  /// Calls `onChange` with the value at a key path from the part: now, and after each action that changes it.
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    guard let part = self.path else {
      return subscribe(
        to: { $0[keyPath: path] }, removingDuplicates: { $0 == $1 }, onChange: onChange)
    }
    return base.subscribe(to: part.appending(path: path), onChange: onChange)
  }

  /// Calls `onChange` with a selection from the part: now, and after each action that leaves a value which the
  /// given rule does not consider a duplicate of the last one delivered.
  public func subscribe<Value>(
    to select: @escaping (State) -> Value,
    removingDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    onChange: @escaping (Value) -> Void
  ) -> Subscription {
    base.subscribe(
      to: { [read] whole in
        let (part, isAbsent) = read(whole)
        return (value: select(part), isAbsent: isAbsent)
      }, removingDuplicates: { $1.isAbsent || isDuplicate($0.value, $1.value) },
      onChange: { onChange($0.value) })
  }

  /// Calls `perform` for each later firing of a pulse in the part, exactly once.
  public func onPulse<Value>(
    _ select: @escaping (State) -> Pulse<Value>, perform: @escaping (Value) -> Void
  ) -> Subscription {
    base.onPulse({ [read] in select(read($0).part) }, perform: perform)
  }
}
