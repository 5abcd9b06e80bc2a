/// A short fingerprint of a state: states that are written down alike have equal ones, on every
/// machine and in every run.
///
/// It is the sum of the fingerprints of all values in the state, each mixed with the names that lead
/// to it, so that neither the order of a map's keys nor of a type's properties counts. Different
/// states differ in it but for one case in about 2⁶⁴; whoever wants to deceive it can. A state with
/// a `Set` in it has none, for a set is written down in another order in every run, and so is a
/// dictionary whose keys are neither texts nor whole numbers.
public struct StateHash: Hashable, Sendable {
  /// The fingerprint itself.
  public let bits: UInt64

  /// The fingerprint that was written down with the given bits.
  public init(bits: UInt64) {
    self.bits = bits
  }

  /// The fingerprint of a state; O(n) in the number of values in it.
  ///
  /// Throws what the state's `encode(to:)` throws; the synthesised one throws nothing.
  public init(of state: some Encodable) throws {
    var hasher = StateHasher()
    self = try hasher.hash(of: state)
  }
}

/// Takes the fingerprints of a state as it changes, and walks only through the parts that did.
///
/// It keeps the last state's parts to compare the next ones with, down to the parts of parts.
public struct StateHasher {
  private var known: [UInt64: KnownPart] = [:]

  /// A hasher that has seen no state yet.
  public init() {}

  /// The fingerprint of a state.
  ///
  /// Throws what the state's `encode(to:)` throws; the synthesised one throws nothing.
  public mutating func hash(of state: some Encodable) throws -> StateHash {
    let encoder = StructureEncoder(
      HashVisitor(known: known), path: HashVisitor.Path(bits: 0, depth: 0))
    known = [:]
    try state.encode(to: encoder)
    known = encoder.visitor.known
    return StateHash(bits: encoder.visitor.total)
  }
}

/// A part of the last state, and what it adds to the sum.
private struct KnownPart {
  let type: ObjectIdentifier
  /// Compares with the value of that type that lies there.
  let isEqual: (UnsafeRawPointer) -> Bool
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
    Path(bits: path.bits.mixed(with: key.fingerprint), depth: path.depth + 1)
  }

  mutating func knows<Part: Encodable>(_ part: Part, at path: Path) -> Bool {
    guard isCompared(Part.self, at: path) else { return false }
    guard let known = known[path.bits], known.type == ObjectIdentifier(Part.self),
      withUnsafeBytes(of: part, { $0.baseAddress.map(known.isEqual) ?? true })
    else {
      totalsBefore.append(total)
      return false
    }
    total &+= known.sum
    return true
  }

  mutating func leave<Part: Encodable>(_ part: Part, at path: Path) {
    guard isCompared(Part.self, at: path), let before = totalsBefore.popLast(),
      let part = part as? any Equatable
    else { return }
    known[path.bits] = knownPart(part, sum: total &- before)
  }

  /// Numbers and the like are walked faster than compared, and so is what lies deep.
  private func isCompared<Part>(_ type: Part.Type, at path: Path) -> Bool {
    path.depth <= Self.comparedDepth && type != Int.self && type != Bool.self
      && type != String.self
  }

  mutating func visit(_ leaf: Leaf, at path: Path) {
    total &+= path.bits.mixed(with: leaf.fingerprint)
  }
}

private func knownPart<Part: Equatable>(_ part: Part, sum: UInt64) -> KnownPart {
  KnownPart(
    type: ObjectIdentifier(Part.self),
    isEqual: { $0.assumingMemoryBound(to: Part.self).pointee == part }, sum: sum)
}

extension Leaf {
  /// The kind of the leaf counts too: the text "1" is not the number 1.
  fileprivate var fingerprint: UInt64 {
    switch self {
    case .none: 1
    case .list: 2
    case .map: 3
    case .bool(let value): UInt64(4).mixed(with: value ? 1 : 0)
    case .integer(let value): UInt64(5).mixed(with: UInt64(bitPattern: value))
    case .natural(let value): UInt64(6).mixed(with: value)
    case .number(let value): UInt64(7).mixed(with: (value + 0).bitPattern)
    case .text(let value): UInt64(8).mixed(with: value.fingerprint)
    }
  }
}

extension String {
  /// FNV-1a over the text's UTF-8 (Fowler, Noll, Vo; RFC 9923).
  fileprivate var fingerprint: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension UInt64 {
  /// Mixes two numbers so that each bit of both changes about half of the result's: the finalizer of
  /// MurmurHash3 (Appleby) over their combination.
  fileprivate func mixed(with other: UInt64) -> UInt64 {
    var bits = self ^ (other &* 0x9E37_79B9_7F4A_7C15)
    bits = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ (bits >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return bits ^ (bits >> 33)
  }
}
