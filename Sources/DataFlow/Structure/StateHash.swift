/// A short fingerprint of a state: states that encode alike have equal fingerprints, on every
/// machine and in every run.
///
/// It is the sum of the fingerprints of all values in the state, each mixed with its key path, so
/// neither the order of dictionary keys nor that of properties matters. Two different states
/// collide with a probability of about 2⁻⁶⁴; it is not a cryptographic hash. A state that contains
/// a `Set` has no stable fingerprint, because a set is encoded in a different order in every run,
/// and neither has a dictionary whose keys are not strings or integers.
public struct StateHash: Hashable, Sendable {
  /// The raw value.
  public let bits: UInt64

  /// Creates a fingerprint from its raw value.
  public init(bits: UInt64) {
    self.bits = bits
  }

  /// Computes the fingerprint of a state; O(n) in the number of its values.
  ///
  /// Throws what the state's `encode(to:)` throws; a synthesised one throws nothing.
  public init(of state: some Encodable) throws {
    var hasher = StateHasher()
    self = try hasher.hash(of: state)
  }
}

/// Computes the fingerprints of a changing state and walks only the parts that changed.
///
/// It keeps the parts of the last state, and their parts. A part is unchanged if its bytes are, and with
/// them the buffers that it refers to; how its type defines `==` does not matter.
public struct StateHasher {
  private var known: [UInt64: KnownPart] = [:]

  /// Creates a hasher that has seen no state.
  public init() {}

  /// The fingerprint of a state.
  ///
  /// Throws what the state's `encode(to:)` throws; a synthesised one throws nothing.
  public mutating func hash(of state: some Encodable) throws -> StateHash {
    let encoder = StructureEncoder(
      HashVisitor(known: known), path: HashVisitor.Path(bits: 0, depth: 0))
    known = [:]
    try state.encode(to: encoder)
    known = encoder.visitor.known
    return StateHash(bits: encoder.visitor.total)
  }
}

/// A part of the last state and its contribution to the sum.
private struct KnownPart {
  let type: ObjectIdentifier
  /// Whether the value of that type at the pointer is the same.
  let isSame: (UnsafeRawPointer) -> Bool
  let sum: UInt64
}

private struct HashVisitor: StructureVisitor {
  struct Path {
    let bits: UInt64
    let depth: Int
  }

  private static let comparedDepth = 2

  var known: [UInt64: KnownPart]
  var total: UInt64 = 0
  private var totalsBefore: [UInt64] = []

  init(known: [UInt64: KnownPart]) {
    self.known = known
  }

  func path(_ path: Path, to key: String) -> Path {
    Path(bits: path.bits.mixed(with: key.utf8.fnv64), depth: path.depth + 1)
  }

  mutating func knows<Part: Encodable>(_ part: Part, at path: Path) -> Bool {
    guard isCompared(Part.self, at: path) else { return false }
    guard let known = known[path.bits], known.type == ObjectIdentifier(Part.self),
      withUnsafeBytes(of: part, { $0.baseAddress.map(known.isSame) ?? true })
    else {
      totalsBefore.append(total)
      return false
    }
    total &+= known.sum
    return true
  }

  mutating func leave<Part: Encodable>(_ part: Part, at path: Path) {
    guard isCompared(Part.self, at: path), let before = totalsBefore.popLast() else { return }
    known[path.bits] = KnownPart(
      type: ObjectIdentifier(Part.self),
      isSame: { haveSameBytes($0.assumingMemoryBound(to: Part.self).pointee, part) },
      sum: total &- before)
  }

  /// Whether comparing the part pays: numbers and the like are faster to walk, and so is anything
  /// deeply nested.
  private func isCompared<Part>(_ type: Part.Type, at path: Path) -> Bool {
    path.depth <= Self.comparedDepth && type != Int.self && type != Bool.self
      && type != String.self
  }

  mutating func visit(_ leaf: Leaf, at path: Path) {
    total &+= path.bits.mixed(with: leaf.fingerprint)
  }
}

extension Leaf {
  /// The kind of the leaf counts too: the string "1" is not the number 1.
  fileprivate var fingerprint: UInt64 {
    switch self {
    case .none: 1
    case .list: 2
    case .map: 3
    case .bool(let value): UInt64(4).mixed(with: value ? 1 : 0)
    case .integer(let value): UInt64(5).mixed(with: UInt64(bitPattern: value))
    case .natural(let value): UInt64(6).mixed(with: value)
    case .number(let value): UInt64(7).mixed(with: (value + 0).bitPattern)
    case .text(let value): UInt64(8).mixed(with: value.utf8.fnv64)
    }
  }
}

extension UInt64 {
  /// Mixes two numbers so that each input bit changes about half of the output bits: the finalizer
  /// of MurmurHash3 (Appleby) applied to their combination.
  fileprivate func mixed(with other: UInt64) -> UInt64 {
    var bits = self ^ (other &* 0x9E37_79B9_7F4A_7C15)
    bits = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ (bits >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return bits ^ (bits >> 33)
  }
}
