// Hand-made compressed data: only a deliberate file expands this much.

/// Bits packed into bytes, least significant first.
package struct Bits {
  package private(set) var bytes: [UInt8] = []
  private var count = 0

  package init() {}

  /// Appends the lowest bits of a number, least significant first.
  package mutating func append(_ number: Int, _ length: Int) {
    for place in 0..<length {
      if count.isMultiple(of: 8) { bytes.append(0) }
      bytes[count / 8] |= UInt8(number >> place & 1) << UInt8(count % 8)
      count += 1
    }
  }

  /// Appends a Huffman code, most significant bit first.
  package mutating func append(code: Int, _ length: Int) {
    for place in (0..<length).reversed() { append(code >> place & 1, 1) }
  }
}

/// `count` zeros, deflated: 158 of them per byte.
package func deflatedZeros(_ count: Int) -> [UInt8] {
  var bits = Bits()
  // The final block, with fixed codes.
  bits.append(0b011, 3)
  // A zero, then matches at distance 1 and length 258.
  let (matches, literals) = ((count - 1) / 258, (count - 1) % 258 + 1)
  for _ in 0..<literals { bits.append(code: 0b0011_0000, 8) }
  for _ in 0..<matches {
    bits.append(code: 0b1100_0101, 8)
    bits.append(code: 0, 5)
  }
  bits.append(code: 0, 7)
  return [0x78, 0x01] + bits.bytes + bigEndian((count % 65_521) << 16 | 1, 4)
}
