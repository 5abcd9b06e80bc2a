/// The location of a part in a value.
protocol StructurePath {
  /// The path of the value with a key in the map here.
  func key(_ key: String) -> Self
  /// The path of an element of the list here.
  func element(_ index: Int) -> Self
  /// The path of a part of a member of the set here; each member has `count` parts, and `index` is counted over all
  /// members.
  func member(_ index: Int, partCount count: Int) -> Self
  /// The path of the content that the value here wraps without a container, like an optional.
  var inside: Self { get }
}

/// Visits the parts of a value, in the order in which its `encode(to:)` encodes them.
protocol StructureVisitor {
  associatedtype Path: StructurePath

  /// Offers a part that is not a leaf; returns true if the visitor took it, so its own parts are not visited.
  mutating func take<Part: Encodable>(_ part: Part, at path: Path) throws -> Bool
  /// Visits a value without parts, or the beginning of a list or a map.
  mutating func visit(_ leaf: Leaf, at path: Path)
  mutating func beginMember()
  /// Called after a member of the set at `path`.
  mutating func endMember(ofSetAt path: Path)
}

/// A type of the standard library that is encoded as a list whose members have no order.
protocol UnorderedList {
  /// The number of list elements in a member.
  static var partCount: Int { get }
}

extension Set: UnorderedList {
  static var partCount: Int { 1 }
}

/// A dictionary is encoded as a list of keys and values if its keys are neither strings nor integers.
extension Dictionary: UnorderedList {
  static var partCount: Int { 2 }
}

/// Walks any `Encodable` value for a visitor; produces no output.
///
/// Dictionaries and sets are walked in their own order, which differs from run to run: a visitor must not depend on it.
final class StructureWalk<Visitor: StructureVisitor> {
  var visitor: Visitor
  /// The type of the part being walked.
  fileprivate var type: any Encodable.Type = Bool.self

  init(_ visitor: Visitor) { self.visitor = visitor }

  /// Visits a part, or its parts.
  func walk(_ part: some Encodable, at path: Visitor.Path) throws {
    if let leaf = Leaf(part) { return visitor.visit(leaf, at: path) }
    guard try !visitor.take(part, at: path) else { return }
    try walkParts(of: part, at: path)
  }

  /// Visits the parts of a value.
  func walkParts<Value: Encodable>(of value: Value, at path: Visitor.Path) throws {
    let outer = type
    type = Value.self
    defer { type = outer }
    try value.encode(to: PartEncoder(walk: self, path: path))
  }
}

/// The encoder for a value, or for its superclass, under its own key.
// Note: no larger than three words for a `HashPath`, so it is passed without an allocation.
private struct PartEncoder<Visitor: StructureVisitor>: Encoder {
  let walk: StructureWalk<Visitor>
  let path: Visitor.Path
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MapStructure(walk, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let list = walk.type as? any UnorderedList.Type
    return ListStructure(walk, path: path, partCount: list?.partCount)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

// MARK: Containers

private struct MapStructure<Visitor: StructureVisitor, Key: CodingKey>:
  KeyedEncodingContainerProtocol
{
  private let walk: StructureWalk<Visitor>
  private let path: Visitor.Path
  var codingPath: [any CodingKey] { [] }

  init(_ walk: StructureWalk<Visitor>, path: Visitor.Path) {
    self.walk = walk
    self.path = path
    walk.visitor.visit(.map, at: path)
  }

  func encode(_ part: some Encodable, forKey key: Key) throws {
    try walk.walk(part, at: way(to: key))
  }

  func encodeNil(forKey key: Key) { walk.visitor.visit(.none, at: way(to: key)) }

  func nestedContainer<Inner>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(MapStructure<Visitor, Inner>(walk, path: way(to: key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    ListStructure(walk, path: way(to: key))
  }

  func superEncoder() -> any Encoder { PartEncoder(walk: walk, path: path.key("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { PartEncoder(walk: walk, path: way(to: key)) }

  private func way(to key: Key) -> Visitor.Path { path.key(key.stringValue) }
}

private struct ListStructure<Visitor: StructureVisitor>: UnkeyedEncodingContainer {
  private let walk: StructureWalk<Visitor>
  private let path: Visitor.Path
  /// The number of elements in a member of an unordered list; nil for a list with an order.
  private let partCount: Int?
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(_ walk: StructureWalk<Visitor>, path: Visitor.Path, partCount: Int? = nil) {
    self.walk = walk
    self.path = path
    self.partCount = partCount
    walk.visitor.visit(.list, at: path)
  }

  mutating func encode(_ part: some Encodable) throws {
    guard let partCount else { return try walk.walk(part, at: wayToNext()) }
    if count.isMultiple(of: partCount) { walk.visitor.beginMember() }
    try walk.walk(part, at: path.member(count, partCount: partCount))
    count += 1
    if count.isMultiple(of: partCount) { walk.visitor.endMember(ofSetAt: path) }
  }

  mutating func encodeNil() { walk.visitor.visit(.none, at: wayToNext()) }

  mutating func nestedContainer<Inner>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(MapStructure<Visitor, Inner>(walk, path: wayToNext()))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    ListStructure(walk, path: wayToNext())
  }

  mutating func superEncoder() -> any Encoder { PartEncoder(walk: walk, path: wayToNext()) }

  private mutating func wayToNext() -> Visitor.Path {
    defer { count += 1 }
    return path.element(count)
  }
}

extension PartEncoder: SingleValueEncodingContainer {
  func encode(_ value: some Encodable) throws { try walk.walk(value, at: path.inside) }
  func encodeNil() { visit(.none) }
  func encode(_ value: Bool) { visit(.bool(value)) }
  func encode(_ value: String) { visit(.text(value)) }
  func encode(_ value: Double) { visit(.number(value)) }
  func encode(_ value: Float) { visit(.number(Double(value))) }
  func encode(_ value: Int) { visit(.integer(Int64(value))) }
  func encode(_ value: Int8) { visit(.integer(Int64(value))) }
  func encode(_ value: Int16) { visit(.integer(Int64(value))) }
  func encode(_ value: Int32) { visit(.integer(Int64(value))) }
  func encode(_ value: Int64) { visit(.integer(value)) }
  func encode(_ value: UInt) { visit(.natural(UInt64(value))) }
  func encode(_ value: UInt8) { visit(.natural(UInt64(value))) }
  func encode(_ value: UInt16) { visit(.natural(UInt64(value))) }
  func encode(_ value: UInt32) { visit(.natural(UInt64(value))) }
  func encode(_ value: UInt64) { visit(.natural(value)) }

  private func visit(_ leaf: Leaf) { walk.visitor.visit(leaf, at: path) }
}
