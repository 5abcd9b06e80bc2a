/// Holds a state where subscribers can borrow it: copying it for each of them, or even once a round,
/// would cost more than calling them.
@usableFromInline
struct StateBox<State>: ~Copyable {
  @usableFromInline var state: State

  @inlinable
  borrowing func selecting<Value>(_ select: (State) -> Value) -> Value {
    select(state)
  }

  /// Allocates a box for a state.
  ///
  // Note: inlining an initialiser of such a box can crash the compiler (6.3). So the state is put directly in its
  // place: it is all that the box holds.
  @inlinable
  static func allocate(_ state: State) -> UnsafeMutablePointer<StateBox> {
    let memory = UnsafeMutablePointer<State>.allocate(capacity: 1)
    memory.initialize(to: state)
    return UnsafeMutableRawPointer(memory).assumingMemoryBound(to: StateBox.self)
  }
}
