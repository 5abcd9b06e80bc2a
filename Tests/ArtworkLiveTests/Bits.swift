// Compressed data made by hand: so much comes out of so little only if somebody wants it to.

/// Bits in bytes, from the lowest bit of each.
struct Bits {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  /// The lowest bits of a number, the lowest first.
  mutating func append(_ number: Int, _ length: Int) {
    for place in 0..<length {
      if count.isMultiple(of: 8) { bytes.append(0) }
      bytes[count / 8] |= UInt8(number >> place & 1) << UInt8(count % 8)
      count += 1
    }
  }

  /// A code of Huffman's, whose highest bit comes first.
  mutating func append(code: Int, _ length: Int) {
    for place in (0..<length).reversed() { append(code >> place & 1, 1) }
  }
}

/// As many zeros, compressed as PNG has it: 158 of them in a byte.
func deflatedZeros(_ count: Int) -> [UInt8] {
  var bits = Bits()
  // The last block, of the fixed codes.
  bits.append(0b011, 3)
  // A zero; a match goes back by one byte, and is 258 long.
  let (matches, literals) = ((count - 1) / 258, (count - 1) % 258 + 1)
  for _ in 0..<literals { bits.append(code: 0b0011_0000, 8) }
  for _ in 0..<matches {
    bits.append(code: 0b1100_0101, 8)
    bits.append(code: 0, 5)
  }
  bits.append(code: 0, 7)
  return [0x78, 0x01] + bits.bytes + bigEndian((count % 65_521) << 16 | 1, 4)
}
