/// Keeps a subscriber registered until ``cancel()`` is called or the subscription is released.
///
/// Hold it in a property, or in a ``SubscriptionBag``, for as long as you need updates. A local variable
/// keeps it to the end of its scope; a local array does not: optimized builds release an array after its
/// last use, and with it the subscriptions.
@MainActor
public final class Subscription {
  @usableFromInline var cancellation: (() -> Void)?

  @inlinable
  init(cancellation: @escaping () -> Void) {
    self.cancellation = cancellation
  }

  isolated deinit {
    cancellation?()
  }

  /// Ends the subscription immediately, even in the middle of a round; a second call does nothing.
  public func cancel() {
    cancellation?()
    cancellation = nil
  }
}
