/// A part of a store's state, with that part's actions, for a view that knows nothing else.
///
///     let game = store.scoped(to: \.game, action: AppAction.game)
///     game.dispatch(.flip(3))
///
/// A view takes it as `any StoreProtocol<GameState, GameAction>`, and so does its test, with a store
/// of the game alone.
public struct ScopedStore<Base: StoreProtocol, State, Action>: StoreProtocol {
  enum Part {
    case stored(KeyPath<Base.State, State>)
    /// May be absent.
    case found((Base.State) -> State?, latest: Latest<State>)

    func read(from whole: Base.State) -> (value: State, isAbsent: Bool) {
      switch self {
      case .stored(let path): return (whole[keyPath: path], false)
      case .found(let find, let latest):
        let now = find(whole)
        if let now { latest.value = now }
        return (latest.value, now == nil)
      }
    }
  }

  let base: Base
  let part: Part
  let embed: (Action) -> Base.Action

  /// The part after the last processed action; if absent now, the last one read.
  public var state: State { part.read(from: base.state).value }

  /// Dispatches the part's action to the whole store.
  @discardableResult
  public func dispatch(
    _ action: Action, isolation: isolated (any Actor)? = #isolation
  ) -> StoreTask {
    base.dispatch(embed(action), isolation: isolation)
  }

  /// Calls `onChange` with the value at a key path from the part: now, and after each action that
  /// changes it.
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, onChange: @escaping (Value) -> Void
  ) -> Subscription {
    switch part {
    case .stored(let part): base.subscribe(to: part.appending(path: path), onChange: onChange)
    case .found:
      subscribe(to: { $0[keyPath: path] }, removingDuplicates: { $0 == $1 }, onChange: onChange)
    }
  }

  /// Calls `onChange` with a selection from the part: now, and after each action that leaves a value which the
  /// given rule does not consider a duplicate of the last one delivered.
  public func subscribe<Value>(
    to select: @escaping (State) -> Value,
    removingDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    onChange: @escaping (Value) -> Void
  ) -> Subscription {
    base.subscribe(
      to: { [part] whole in
        let now = part.read(from: whole)
        return (value: select(now.value), isAbsent: now.isAbsent)
      }, removingDuplicates: { $1.isAbsent || isDuplicate($0.value, $1.value) },
      onChange: { onChange($0.value) })
  }

  /// Calls `perform` for each later firing of a pulse in the part, exactly once.
  public func onPulse<Value>(
    _ select: @escaping (State) -> Pulse<Value>, perform: @escaping (Value) -> Void
  ) -> Subscription {
    base.onPulse({ [part] in select(part.read(from: $0).value) }, perform: perform)
  }
}
