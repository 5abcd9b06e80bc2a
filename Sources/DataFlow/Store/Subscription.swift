/// Keeps a subscriber registered until ``cancel()`` is called or the subscription is released.
///
/// Hold on to it for as long as you need updates.
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
