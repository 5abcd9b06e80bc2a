/// A one-shot event kept in the state: each firing reaches a subscriber exactly once, even when two
/// values are equal, and a subscriber that joins later never sees past firings.
///
/// Because it is state, a pulse is recorded and replayed like everything else. Two pulses are equal if their count
/// and last value are. An action may replace the part of the state with a pulse, and fire the new one.
public struct Pulse<Value> {
  /// The value of the last firing; nil before the first.
  public private(set) var value: Value?
  /// The number of times it has fired.
  public private(set) var count = 0
  /// The time of its last firing, among all pulses of this process; 0 if it never fired.
  ///
  /// Not part of the value: it only tells subscribers whether a firing is news. The count cannot, because an undo,
  /// a redo or a new state changes it without a firing.
  @usableFromInline private(set) var time: UInt64 = 0

  /// A pulse that has not fired.
  public init() {}

  /// Fires with a value.
  public mutating func fire(_ value: Value) {
    self.value = value
    count += 1
    time = lastFiring.raise()
  }
}

private let lastFiring = SharedCount()

/// The time of the last firing of any pulse.
@usableFromInline
func lastFiringTime() -> UInt64 { lastFiring.value }

extension Pulse: Equatable where Value: Equatable {
  /// Both have fired equally often, last with equal values.
  public static func == (one: Pulse, other: Pulse) -> Bool {
    one.count == other.count && one.value == other.value
  }
}

extension Pulse: Sendable where Value: Sendable {}

extension Pulse: Codable where Value: Codable {
  private enum CodingKeys: CodingKey {
    case value, count
  }
}

extension Pulse: CustomReflectable {
  /// The value and the count.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": value as Any, "count": count], displayStyle: .struct)
  }
}
