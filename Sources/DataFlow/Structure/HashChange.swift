/// The contribution of a value at a path to the fingerprint of a state; O(n) in the number of its values.
func hashSum(of value: some Encodable, at path: HashPath) throws -> UInt64 {
  let walk = StructureWalk(HashVisitor())
  try walk.walk(value, at: path)
  return walk.visitor.level.sum
}

/// The amount to add to the fingerprint of a state when a value changes; only walks differences.
func hashChange<Value: Encodable>(from old: Hashed<Value>, to new: Hashed<Value>) throws -> UInt64 {
  let path = new.path
  if let old = Leaf(old.value), let new = Leaf(new.value) {
    return path.hash(of: new) &- path.hash(of: old)
  }
  // An array is a single pointer: other types are spared the slow cast.
  if MemoryLayout<Value>.size == MemoryLayout<UnsafeRawPointer>.size,
    let list = new.value as? any HashableList,
    let change = try list.hashChange(from: old.value, at: path)
  {
    return change
  }
  let before = try old.keepParts()
  let walk = StructureWalk(HashVisitor(lookup: PartLookup(before.parts)))
  try walk.walkParts(of: new.value, at: path)
  let after = walk.visitor.level
  new.level = after
  return try after.sum &- before.sum &+ walk.visitor.finalPartsChange()
}

// MARK: Parts

/// A part of the last state with an unknown type.
protocol HashedPart: AnyObject {
  var path: HashPath { get }
  var type: ObjectIdentifier { get }
  /// A value of the same type has the same bytes.
  func isSame(as value: UnsafeRawPointer) -> Bool
  func hashSum() throws -> UInt64
}

/// The content of a value: the sum of its leaves' hashes, and its other parts.
struct HashLevel {
  var sum: UInt64 = 0
  /// The parts not visited, in the order encoded.
  var parts: [any HashedPart] = []
}

/// A part of the last state.
final class Hashed<Value: Encodable>: HashedPart {
  let value: Value
  let path: HashPath
  var type: ObjectIdentifier { ObjectIdentifier(Value.self) }
  /// Its content; nil until needed.
  fileprivate(set) var level: HashLevel?

  init(_ value: Value, at path: HashPath) {
    self.value = value
    self.path = path
  }

  func isSame(as other: UnsafeRawPointer) -> Bool {
    withUnsafeBytes(of: value) { bytes in
      bytes.baseAddress.map { haveSameBytes($0, other, bytes.count) } ?? true
    }
  }

  func hashSum() throws -> UInt64 { try DataFlow.hashSum(of: value, at: path) }

  fileprivate func keepParts() throws -> HashLevel {
    if let level { return level }
    let walk = StructureWalk(HashVisitor(keepsParts: true))
    try walk.walkParts(of: value, at: path)
    return walk.visitor.level
  }
}

/// The parts of a value of the last state, to find by path and compare once each.
struct PartLookup {
  /// In the order encoded, which is usually the order of lookups.
  private let inOrder: [any HashedPart]
  private var next = 0
  /// The remaining parts, after a lookup out of order.
  private var byPath: [HashPath: any HashedPart]?
  /// Parts that were not compared because they have another type, or the path of another part.
  private var others: [any HashedPart] = []

  init(_ parts: [any HashedPart]) {
    inOrder = parts
  }

  /// The record to keep of a part, and its difference from the sum of the part it is compared with, or from 0.
  mutating func compare<Part: Encodable>(
    _ part: Part, at path: HashPath
  ) throws -> (kept: any HashedPart, change: UInt64) {
    let old = remove(at: path)
    if let old, old.type == ObjectIdentifier(Part.self) {
      let isSame = withUnsafeBytes(of: part) { $0.baseAddress.map(old.isSame) ?? true }
      if isSame { return (old, 0) }
    }
    let new = Hashed(part, at: path)
    if let old = old as? Hashed<Part> { return (new, try hashChange(from: old, to: new)) }
    if let old { others.append(old) }
    return (new, try new.hashSum())
  }

  private mutating func remove(at path: HashPath) -> (any HashedPart)? {
    if byPath == nil {
      guard next < inOrder.count else { return nil }
      if inOrder[next].path == path {
        next += 1
        return inOrder[next - 1]
      }
      indexByPath()
    }
    return byPath?.removeValue(forKey: path)
  }

  private mutating func indexByPath() {
    var byPath: [HashPath: any HashedPart] = [:]
    for part in inOrder[next...] {
      if let other = byPath.updateValue(part, forKey: part.path) { others.append(other) }
    }
    self.byPath = byPath
  }

  /// The parts not compared with any.
  var rest: [any HashedPart] {
    others + (byPath.map { Array($0.values) } ?? Array(inOrder[next...]))
  }
}

// MARK: Arrays

private protocol HashableList {
  /// The amount to add to the fingerprint when an old list changes to this one; nil if it has another type.
  func hashChange(from old: some Encodable, at path: HashPath) throws -> UInt64?
}

extension Array: HashableList where Element: Encodable {
  fileprivate func hashChange(from old: some Encodable, at path: HashPath) throws -> UInt64? {
    guard let old = old as? Self else { return nil }
    let common = Swift.min(old.count, count)
    let differing = old.withUnsafeBufferPointer { old in
      withUnsafeBufferPointer { differingIndices(old, $0, below: common) }
    }
    var change: UInt64 = 0
    for index in differing {
      let path = path.element(index)
      change &+= try DataFlow.hashChange(
        from: Hashed(old[index], at: path), to: Hashed(self[index], at: path))
    }
    for index in common..<count {
      change &+= try hashSum(of: self[index], at: path.element(index))
    }
    for index in common..<old.count {
      change &-= try hashSum(of: old[index], at: path.element(index))
    }
    return change
  }
}
