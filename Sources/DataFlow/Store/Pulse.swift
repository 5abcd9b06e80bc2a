/// A one-shot event kept in the state: each firing reaches a subscriber exactly once, even when two
/// values are equal, and a subscriber that joins later never sees past firings.
///
/// Because it is state, a pulse is recorded and replayed like everything else. Firings are told
/// apart by their count: two pulses are equal if their count and their last value are.
public struct Pulse<Value> {
  /// The value of the last firing; nil before the first.
  public private(set) var value: Value?
  /// How many times it has fired.
  public private(set) var count = 0

  /// A pulse that has not fired.
  public init() {}

  /// Fires with a value.
  public mutating func fire(_ value: Value) {
    self.value = value
    count += 1
  }
}

extension Pulse: Equatable where Value: Equatable {}
extension Pulse: Hashable where Value: Hashable {}
extension Pulse: Sendable where Value: Sendable {}
extension Pulse: Codable where Value: Codable {}
