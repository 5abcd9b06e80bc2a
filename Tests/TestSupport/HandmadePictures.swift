// Pictures of a few bytes.

/// A PNG of one grey pixel.
package func greyPixel(_ value: UInt8) -> [UInt8] { grey([[value]]) }

/// A PNG of grey pixels.
package func grey(_ rows: [[UInt8]], notes: [UInt8] = []) -> [UInt8] {
  let content: [UInt8] = rows.flatMap { [0] + $0 }
  let count: [UInt8] = bigEndian(content.count, 2).reversed()
  // One uncompressed block.
  let pixels: [UInt8] = [0x78, 0x01, 0x01] + count + count.map { ~$0 } + content
  return png(claiming: rows[0].count, rows.count, notes: notes, pixels: pixels + adler(content))
    + chunk("IEND", [])
}

/// zlib's checksum, Adler-32.
private func adler(_ bytes: [UInt8]) -> [UInt8] {
  let (a, b) = bytes.reduce((1, 0)) { sums, byte in
    let a = (sums.0 + Int(byte)) % 65_521
    return (a, (sums.1 + a) % 65_521)
  }
  return bigEndian(b << 16 | a, 4)
}

/// The samples have 8 bits, and are grey unless there is alpha.
///
/// By default, its pixels are a single compressed zero.
package func png(
  claiming width: Int, _ height: Int, hasAlpha: Bool = false, isInterlaced: Bool = false,
  notes: [UInt8] = [], pixels: [UInt8] = [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]
) -> [UInt8] {
  let format: [UInt8] = [8, hasAlpha ? 6 : 0, 0, 0, isInterlaced ? 1 : 0]
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + format) + notes
    + chunk("IDAT", pixels)
}

package func bigEndian(_ number: Int, _ length: Int) -> [UInt8] {
  (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

package func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + content
  return bigEndian(content.count, 4) + body + bigEndian(Int(cyclicSum(of: body)), 4)
}

/// CRC-32 as used by PNG.
private func cyclicSum(of bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
      rest >> 1 ^ (rest & 1 == 0 ? 0 : 0xEDB8_8320)
    }
  }
}
