extension Sequence<UInt8> {
  /// The FNV-1a hash of these bytes (Fowler, Noll, Vo; RFC 9923), in 64 bits: the same on every machine.
  public var fnv64: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
