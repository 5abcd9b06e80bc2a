/// Keeps subscriptions until it is released.
///
///     final class ScoreView {
///       private let bag = SubscriptionBag()
///
///       init(_ store: AppStore) {
///         store.subscribe(to: \.score) { [weak self] in self?.show($0) }.store(in: bag)
///       }
///     }
///
/// Hold it in a property of the object that the subscribers belong to. A local variable keeps it to the end of its
/// scope; an array of subscriptions in one does not, because optimized builds release an array after its last use.
public final class SubscriptionBag {
  private var subscriptions: [Subscription] = []

  /// Creates an empty bag.
  public init() {}

  /// Keeps a subscription.
  public func insert(_ subscription: Subscription) {
    subscriptions.append(subscription)
  }

  /// Cancels the subscriptions, and releases them.
  public func cancelAll() {
    // Emptied first: objects owned by a subscriber may call this again when released.
    let cancelled = subscriptions
    subscriptions = []
    for subscription in cancelled { subscription.cancel() }
  }
}

extension Subscription {
  /// Keeps the subscription in a bag, for as long as the bag lives.
  public func store(in bag: SubscriptionBag) {
    bag.insert(self)
  }
}
