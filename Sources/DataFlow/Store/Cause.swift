/// The action that led to another.
@usableFromInline
struct Cause {
  @usableFromInline let number: Int
  /// The number of the action from outside that began the chain.
  @usableFromInline let origin: Int

  @inlinable
  init(number: Int, origin: Int) {
    self.number = number
    self.origin = origin
  }
}
