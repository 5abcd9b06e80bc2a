/// Stores a part of a state behind a reference.
///
/// Copies of the state share the part until it is set, and a comparison in memory sees that at once. Worthwhile
/// for a large part that seldom changes: setting it takes a new allocation.
@propertyWrapper
public struct Indirect<Value> {
  @usableFromInline
  final class Storage {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  /// Stores a value.
  @inlinable
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value.
  @inlinable
  public var wrappedValue: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  /// The values are equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.wrappedValue == other.wrappedValue
  }
}

extension Indirect: Encodable where Value: Encodable {
  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Indirect: Decodable where Value: Decodable {
  /// Decodes a value that was encoded alone.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}
