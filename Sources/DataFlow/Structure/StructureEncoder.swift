/// Visits the parts of a value, in the order in which its `encode(to:)` encodes them.
protocol StructureVisitor {
  /// The location of a part in the value.
  associatedtype Path

  /// The path of the value with a key in the map at `path`.
  static func path(_ path: Path, toKey key: String) -> Path
  /// The path of an element of the list at `path`.
  static func path(_ path: Path, toElement index: Int) -> Path
  /// The path of a part of a member of the set at `path`; each member has `count` parts, and `index` is
  /// counted over all members.
  static func path(_ path: Path, toMember index: Int, partCount count: Int) -> Path
  /// The path of the content that the value at `path` wraps without a container, like an optional.
  static func pathInside(_ path: Path) -> Path
  /// Offers a part that is not a leaf; returns true if the visitor took it, so its own parts are not visited.
  mutating func take<Part: Encodable>(_ part: Part, at path: Path) throws -> Bool
  /// Visits a value without parts, or the beginning of a list or a map.
  mutating func visit(_ leaf: Leaf, at path: Path)
  mutating func beginMember()
  /// Called after a member of the set at `path`.
  mutating func endMember(ofSetAt path: Path)
  /// Called after a value at `path` that has encoded a list by itself, in an order it chose.
  mutating func endList<Value: Encodable>(of value: Value, at path: Path) throws
}

/// A type of the standard library that is encoded as a list.
protocol StandardList {
  /// The number of list elements in a member, if they have no order; nil if they have one.
  static var partCount: Int? { get }
}

extension Array: StandardList {
  static var partCount: Int? { nil }
}

extension Set: StandardList {
  static var partCount: Int? { 1 }
}

/// A dictionary is encoded as a list of keys and values if its keys are neither strings nor
/// integers.
extension Dictionary: StandardList {
  static var partCount: Int? { 2 }
}

/// Walks any `Encodable` value for a visitor; produces no output.
///
/// Dictionaries and sets are walked in their own order, which differs from run to run: a visitor must
/// not depend on it.
final class StructureEncoder<Visitor: StructureVisitor>: Encoder {
  var visitor: Visitor
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The part being walked.
  private var path: Visitor.Path
  private var type: any Encodable.Type = Bool.self
  /// That part has encoded a list, and its type is not known to.
  fileprivate var hasOwnList = false

  init(_ visitor: Visitor, path: Visitor.Path) {
    self.visitor = visitor
    self.path = path
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MapStructure(self, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    guard let list = type as? any StandardList.Type else { return ListStructure(self, path: path) }
    return ListStructure(self, path: path, partCount: list.partCount, isOwn: false)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    LeafStructure(encoder: self, path: path)
  }

  /// Visits a part, or its parts.
  func walk(_ part: some Encodable, at path: Visitor.Path) throws {
    if let leaf = Leaf(part) { return visitor.visit(leaf, at: path) }
    guard try !visitor.take(part, at: path) else { return }
    try walkParts(of: part, at: path)
  }

  /// Visits the parts of a value.
  func walkParts<Value: Encodable>(of value: Value, at path: Visitor.Path) throws {
    let outer = (self.path, type, hasOwnList)
    (self.path, type, hasOwnList) = (path, Value.self, false)
    defer { (self.path, type, hasOwnList) = outer }
    try value.encode(to: self)
    if hasOwnList { try visitor.endList(of: value, at: path) }
  }
}

// MARK: Containers

/// The encoder for a superclass, under its own key.
private struct PartEncoder<Visitor: StructureVisitor>: Encoder {
  let encoder: StructureEncoder<Visitor>
  let path: Visitor.Path
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MapStructure(encoder, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { ListStructure(encoder, path: path) }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    LeafStructure(encoder: encoder, path: path)
  }
}

private struct MapStructure<Visitor: StructureVisitor, Key: CodingKey>:
  KeyedEncodingContainerProtocol
{
  private let encoder: StructureEncoder<Visitor>
  private let path: Visitor.Path
  var codingPath: [any CodingKey] { [] }

  init(_ encoder: StructureEncoder<Visitor>, path: Visitor.Path) {
    self.encoder = encoder
    self.path = path
    encoder.visitor.visit(.map, at: path)
  }

  func encode(_ part: some Encodable, forKey key: Key) throws {
    try encoder.walk(part, at: way(to: key))
  }

  func encodeNil(forKey key: Key) {
    encoder.visitor.visit(.none, at: way(to: key))
  }

  func nestedContainer<Inner>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(MapStructure<Visitor, Inner>(encoder, path: way(to: key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    ListStructure(encoder, path: way(to: key))
  }

  func superEncoder() -> any Encoder {
    PartEncoder(encoder: encoder, path: Visitor.path(path, toKey: "super"))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    PartEncoder(encoder: encoder, path: way(to: key))
  }

  private func way(to key: Key) -> Visitor.Path {
    Visitor.path(path, toKey: key.stringValue)
  }
}

private struct ListStructure<Visitor: StructureVisitor>: UnkeyedEncodingContainer {
  private let encoder: StructureEncoder<Visitor>
  private let path: Visitor.Path
  /// The number of elements in a member of an unordered list; nil for a list with an order.
  private let partCount: Int?
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(
    _ encoder: StructureEncoder<Visitor>, path: Visitor.Path, partCount: Int? = nil,
    isOwn: Bool = true
  ) {
    if isOwn { encoder.hasOwnList = true }
    self.encoder = encoder
    self.path = path
    self.partCount = partCount
    encoder.visitor.visit(.list, at: path)
  }

  mutating func encode(_ part: some Encodable) throws {
    guard let partCount else { return try encoder.walk(part, at: wayToNext()) }
    if count.isMultiple(of: partCount) { encoder.visitor.beginMember() }
    try encoder.walk(
      part, at: Visitor.path(path, toMember: count, partCount: partCount))
    count += 1
    if count.isMultiple(of: partCount) { encoder.visitor.endMember(ofSetAt: path) }
  }

  mutating func encodeNil() {
    encoder.visitor.visit(.none, at: wayToNext())
  }

  mutating func nestedContainer<Inner>(
    keyedBy type: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(MapStructure<Visitor, Inner>(encoder, path: wayToNext()))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    ListStructure(encoder, path: wayToNext())
  }

  mutating func superEncoder() -> any Encoder {
    PartEncoder(encoder: encoder, path: wayToNext())
  }

  private mutating func wayToNext() -> Visitor.Path {
    defer { count += 1 }
    return Visitor.path(path, toElement: count)
  }
}

private struct LeafStructure<Visitor: StructureVisitor>: SingleValueEncodingContainer {
  let encoder: StructureEncoder<Visitor>
  let path: Visitor.Path
  var codingPath: [any CodingKey] { [] }

  func encode(_ value: some Encodable) throws {
    try encoder.walk(value, at: Visitor.pathInside(path))
  }
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

  private func visit(_ leaf: Leaf) {
    encoder.visitor.visit(leaf, at: path)
  }
}
