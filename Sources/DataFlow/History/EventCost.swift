/// The duration of an event; each part is capped at about four seconds.
public struct EventCost: Equatable, Sendable {
  private var reducerNanoseconds: UInt32
  private var subscriberNanoseconds: UInt32
  private var drawingNanoseconds: UInt32 = 0

  /// Creates a cost from the time spent in the reducer and in subscribers.
  public init(reducer: Duration = .zero, subscribers: Duration = .zero) {
    reducerNanoseconds = reducer.clampedNanoseconds
    subscriberNanoseconds = subscribers.clampedNanoseconds
  }

  /// The time spent in the reducer.
  public var reducer: Duration { .nanoseconds(reducerNanoseconds) }
  /// The time spent in subscribers.
  public var subscribers: Duration { .nanoseconds(subscriberNanoseconds) }
  /// The time spent in drawing afterwards, until the next event.
  public var drawing: Duration {
    get { .nanoseconds(drawingNanoseconds) }
    set { drawingNanoseconds = newValue.clampedNanoseconds }
  }
}

extension Duration {
  fileprivate var clampedNanoseconds: UInt32 { UInt32(clamping: Int(self / .nanoseconds(1))) }
}
