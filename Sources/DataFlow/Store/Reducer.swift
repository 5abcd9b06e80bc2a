/// A pure function that changes the state in place in response to an action, as a value.
///
/// A reducer reads nothing but its two arguments: randomness, time, files and network replies arrive as values
/// inside the action. It returns requests to the outside world as an ``Effect``, a value that the store performs.
///
/// Every feature has one, made from a function. The program's is made of theirs, and can be a global constant:
///
///     let appReducer = Reducer(menuReducer)
///       .combined(with: Reducer(gameReducer).scoped(to: \.game, action: \.game, work: AppWork.game))
///       .checked(by: appInvariants)
///
/// A reducer is called like a function, `reducer(&state, action)`. A function that calls one hides its parts, so their
/// work cannot end with them: use ``combined(with:)``.
@frozen
public struct Reducer<State, Action, Work: Sendable>: Sendable {
  @usableFromInline let reduce: @Sendable (inout State, Action) -> Outcome<Work>
  /// Finds the parts that may go away; nil if it has none.
  @usableFromInline let parts: PartFinder<State>?

  /// Creates a reducer from a function.
  @inlinable
  public init(_ reduce: @escaping @Sendable (inout State, Action) -> Outcome<Work>) {
    self.init(parts: nil, reduce)
  }

  @inlinable
  init(
    parts: PartFinder<State>?,
    _ reduce: @escaping @Sendable (inout State, Action) -> Outcome<Work>
  ) {
    self.reduce = reduce
    self.parts = parts
  }

  /// Changes the state in response to an action, and returns the outcome.
  @inlinable
  public func callAsFunction(_ state: inout State, _ action: Action) -> Outcome<Work> {
    reduce(&state, action)
  }
}
