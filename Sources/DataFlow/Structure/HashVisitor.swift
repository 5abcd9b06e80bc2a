/// A location in a state, as a hash of the key path to it.
struct HashPath: StructurePath, Hashable {
  static let root = HashPath(bits: 0, nesting: 0)

  let bits: UInt64
  /// The number of wrappers without a container around the value, like optionals.
  let nesting: UInt64

  func key(_ key: String) -> HashPath {
    HashPath(bits: bits.mixed(with: key.utf8.fnv64), nesting: 0)
  }

  func element(_ index: Int) -> HashPath {
    HashPath(bits: bits.mixed(with: UInt64(index) &+ 1), nesting: 0)
  }

  func member(_ index: Int, partCount: Int) -> HashPath { element(index % partCount) }

  var inside: HashPath { HashPath(bits: bits, nesting: nesting &+ 1) }

  func hash(of leaf: Leaf) -> UInt64 {
    // Only here does it matter whether `nil` belongs to an outer or an inner optional.
    bits.mixed(with: leaf == .none ? UInt64(1) &+ nesting << 32 : leaf.fingerprint)
  }
}

/// Sums up the hashes of all values it visits.
struct HashVisitor: StructureVisitor {
  private(set) var level = HashLevel()
  /// The difference of the parts from the sum of those they were compared with.
  private(set) var partsChange: UInt64 = 0
  private let keepsParts: Bool
  /// The parts of the last state to compare these with.
  private var lookup: PartLookup?
  /// The sums before the members of sets being visited.
  private var outerSums: [UInt64] = []

  /// Visits all, or keeps the parts instead of visiting them; with a lookup, after comparing them.
  init(keepsParts: Bool = false, lookup: PartLookup? = nil) {
    self.keepsParts = keepsParts || lookup != nil
    self.lookup = lookup
  }

  mutating func take<Part: Encodable>(_ part: Part, at path: HashPath) throws -> Bool {
    // The hash of a set's member is not a sum, so it has no changes to add.
    guard keepsParts, outerSums.isEmpty else { return false }
    if let (kept, change) = try lookup?.compare(part, at: path) {
      level.parts.append(kept)
      partsChange &+= change
    } else {
      level.parts.append(Hashed(part, at: path))
    }
    return true
  }

  mutating func visit(_ leaf: Leaf, at path: HashPath) {
    level.sum &+= path.hash(of: leaf)
  }

  mutating func beginMember() {
    outerSums.append(level.sum)
    level.sum = 0
  }

  mutating func endMember(ofSetAt path: HashPath) {
    guard let outer = outerSums.popLast() else { return }
    level.sum = outer &+ path.bits.mixed(with: level.sum)
  }

  /// The difference of the parts from the sum of the last state's, when all have been compared.
  func finalPartsChange() throws -> UInt64 {
    try (lookup?.rest ?? []).reduce(partsChange) { try $0 &- $1.hashSum() }
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
    case .number(let value): UInt64(7).mixed(with: (value.isNaN ? .nan : value).bitPattern)
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
