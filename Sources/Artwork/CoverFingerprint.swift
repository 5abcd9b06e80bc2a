extension Sequence<Cover> {
  /// A number below 2²⁰, most likely different for other covers: a hash of their titles and artists in any order.
  ///
  /// It ignores their location, so the same albums have the same one in any folder; O(n).
  public var fingerprint: UInt32 {
    let sum = reduce(0) { sum, cover in
      // This byte never occurs in UTF-8.
      sum &+ (cover.title.utf8 + [0xFF] + cover.artist.utf8).fnv64
    }
    return UInt32(truncatingIfNeeded: sum ^ sum >> 20 ^ sum >> 40) & 0xF_FFFF
  }
}
