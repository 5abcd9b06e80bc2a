/// Keeps a subscriber registered until ``cancel()`` is called or the subscription is released.
///
/// Hold it in a property, or in a ``SubscriptionBag``, for as long as you need updates. A local variable
/// keeps it to the end of its scope; a local array does not: optimized builds release an array after its
/// last use, and with it the subscriptions.
///
/// It may be cancelled and released on any thread: on the store's actor, the subscriber is then no longer called,
/// even in the middle of a round. Its contents are released with the store's next action or subscription.
public final class Subscription: Sendable {
  @usableFromInline let number: Int
  @usableFromInline let ended: EndedEntries

  @inlinable
  init(number: Int, ended: EndedEntries) {
    self.number = number
    self.ended = ended
  }

  deinit {
    cancel()
  }

  /// Ends the subscription; a second call does nothing.
  public func cancel() {
    ended.insert(number)
  }
}

/// The entries of a ``Registry`` whose subscriptions have ended, not removed yet.
@usableFromInline
final class EndedEntries: Sendable {
  private let numbers = Locked<[Int]>([])
  /// The number that have ever ended.
  @usableFromInline let count = SharedCount()

  @usableFromInline init() {}

  @usableFromInline
  func insert(_ number: Int) {
    numbers.withLock {
      $0.append(number)
      _ = count.raise()
    }
  }

  /// Takes them out, in order.
  @usableFromInline
  func takeAll() -> [Int] {
    let taken = numbers.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
    return taken.count > 1 ? taken.sorted() : taken
  }
}
