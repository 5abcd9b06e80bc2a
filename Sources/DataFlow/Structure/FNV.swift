extension Sequence<UInt8> {
  /// The FNV-1a hash of these bytes (Fowler, Noll, Vo; RFC 9923), in 32 bits.
  var fnv32: UInt32 { reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } }

  /// The same in 64 bits.
  var fnv64: UInt64 { reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}
