/// A short fingerprint of a state: states that encode alike have equal fingerprints, on every machine and in every run.
///
/// It is the sum of the fingerprints of all values in the state, each mixed with its key path, so the
/// order of dictionary keys, of properties and of a set's members does not matter. Two different states
/// collide with a probability of about 2⁻⁶⁴; it is not a cryptographic hash.
///
/// Numbers count bit by bit, so −0.0 is not 0.0; but all NaNs are the same, because processors differ in the bits
/// they give them.
///
/// A `Set` or a `Dictionary` has an order that differs from run to run. A value whose own `encode(to:)` writes one as
/// a list must sort it, or pass the collection to a container, as in `container.encode(tags)`; otherwise its
/// fingerprint differs from run to run.
public struct StateHash: Hashable, Sendable {
  /// The raw value.
  public let bits: UInt64

  /// Creates a fingerprint from its raw value.
  public init(bits: UInt64) {
    self.bits = bits
  }

  /// Computes the fingerprint of a state; O(n) in the number of its values.
  ///
  /// Throws errors of the state's `encode(to:)`; a synthesised one throws none.
  public init(of state: some Encodable) throws {
    var hasher = StateHasher()
    self = try hasher.hash(of: state)
  }
}

/// Computes the fingerprints of a changing state, walking only changes.
///
/// It keeps the last state. A part with the same bytes is unchanged, including the buffers it refers to; how its
/// type defines `==` does not matter. So a state must consist of values: a change inside an object that it refers
/// to goes unnoticed. The hash costs O(c), where c is the size of the changed parts down to their changed parts;
/// in an array, all bytes are compared, but only differing elements are walked.
public struct StateHasher {
  private var last: (state: any HashedPart, sum: UInt64)?

  /// Creates a hasher that has seen no state.
  public init() {}

  /// The fingerprint of a state.
  ///
  /// Throws errors of the state's `encode(to:)`; a synthesised one throws none.
  public mutating func hash<State: Encodable>(of state: State) throws -> StateHash {
    let old = last?.state as? Hashed<State>
    if let last, let old, haveSameBytes(old.value, state) { return StateHash(bits: last.sum) }
    let new = Hashed(state, at: .root)
    let sum =
      if let last, let old {
        try last.sum &+ hashChange(from: old, to: new)
      } else {
        try new.hashSum()
      }
    last = (new, sum)
    return StateHash(bits: sum)
  }
}
