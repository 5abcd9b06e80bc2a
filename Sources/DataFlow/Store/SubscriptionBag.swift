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
  fileprivate var subscriptions: [Subscription] = []

  /// Creates an empty bag.
  public init() {}
}

extension Subscription {
  /// Keeps the subscription in a bag, for as long as the bag lives.
  public func store(in bag: SubscriptionBag) {
    bag.subscriptions.append(self)
  }
}
