/// Holds a state where subscribers can borrow it: copying it for each of them, or even once a round,
/// would cost more than calling them.
@usableFromInline
struct StateBox<State>: ~Copyable {
  @usableFromInline var state: State

  @inlinable
  init(state: State) {
    self.state = state
  }

  /// What a closure selects from the state.
  @inlinable
  borrowing func selecting<Value>(_ select: (State) -> Value) -> Value {
    select(state)
  }
}
