/// Visits the parts of a value, in the order in which its `encode(to:)` encodes them.
protocol StructureVisitor {
  /// The location of a part in the value.
  associatedtype Path

  /// The path of a child of the part at `path`; the elements of a list are named by their index.
  func path(_ path: Path, to key: String) -> Path
  /// Whether the part can be skipped.
  mutating func knows<Part: Encodable>(_ part: Part, at path: Path) -> Bool
  /// Visits a value without parts, or the beginning of a list or a map.
  mutating func visit(_ leaf: Leaf, at path: Path)
  /// Called after all of the part has been visited.
  mutating func leave<Part: Encodable>(_ part: Part, at path: Path)
}

/// A value without parts, or the beginning of a container.
enum Leaf: Hashable {
  case none
  case list
  case map
  case bool(Bool)
  case integer(Int64)
  case natural(UInt64)
  case number(Double)
  case text(String)
}

/// Walks any `Encodable` value for a visitor; produces no output.
///
/// Dictionaries are walked in their own order, which differs from run to run: a visitor must not
/// depend on it.
final class StructureEncoder<Visitor: StructureVisitor>: Encoder {
  var visitor: Visitor
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The path of the part being walked.
  private var path: Visitor.Path

  /// Creates an encoder for a value at a path.
  init(_ visitor: Visitor, path: Visitor.Path) {
    self.visitor = visitor
    self.path = path
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MapStructure(self, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    ListStructure(self, path: path)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    LeafStructure(self, path: path)
  }

  fileprivate func walk(_ part: some Encodable, at path: Visitor.Path) throws {
    guard !visitor.knows(part, at: path) else { return }
    let outer = self.path
    self.path = path
    try part.encode(to: self)
    self.path = outer
    visitor.leave(part, at: path)
  }
}

// MARK: Containers

/// The encoder for a superclass, under a key of its own.
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
    LeafStructure(encoder, path: path)
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
    PartEncoder(encoder: encoder, path: encoder.visitor.path(path, to: "super"))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    PartEncoder(encoder: encoder, path: way(to: key))
  }

  private func way(to key: Key) -> Visitor.Path {
    encoder.visitor.path(path, to: key.stringValue)
  }
}

private struct ListStructure<Visitor: StructureVisitor>: UnkeyedEncodingContainer {
  private let encoder: StructureEncoder<Visitor>
  private let path: Visitor.Path
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(_ encoder: StructureEncoder<Visitor>, path: Visitor.Path) {
    self.encoder = encoder
    self.path = path
    encoder.visitor.visit(.list, at: path)
  }

  mutating func encode(_ part: some Encodable) throws {
    try encoder.walk(part, at: wayToNext())
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
    return encoder.visitor.path(path, to: "\(count)")
  }
}

private struct LeafStructure<Visitor: StructureVisitor>: SingleValueEncodingContainer {
  let encoder: StructureEncoder<Visitor>
  let path: Visitor.Path
  var codingPath: [any CodingKey] { [] }

  init(_ encoder: StructureEncoder<Visitor>, path: Visitor.Path) {
    self.encoder = encoder
    self.path = path
  }

  func encode(_ value: some Encodable) throws { try encoder.walk(value, at: path) }
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
