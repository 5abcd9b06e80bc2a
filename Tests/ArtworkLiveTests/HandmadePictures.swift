import Foundation
import TestSupport

// Pictures of a few bytes, and small ones with another size in their headers.

/// A PNG of one grey pixel.
func greyPixel(_ value: UInt8) -> [UInt8] { grey([[value]]) }

/// A PNG of grey pixels.
func grey(_ rows: [[UInt8]], notes: [UInt8] = []) -> [UInt8] {
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

func jpeg(
  claiming width: Int, _ height: Int, from name: String = "wuffs-hippopotamus.jpeg",
  frame marker: UInt8 = 0xC0
) throws -> [UInt8] {
  var bytes = try fixture(name)
  let frame = try bytes.position(of: [0xFF, marker])
  bytes.replaceSubrange((frame + 5)..<(frame + 9), with: bigEndian(height, 2) + bigEndian(width, 2))
  return bytes
}

/// The samples have 8 bits, and are grey unless there is alpha.
///
/// By default, its pixels are a single compressed zero.
func png(
  claiming width: Int, _ height: Int, hasAlpha: Bool = false, isInterlaced: Bool = false,
  notes: [UInt8] = [], pixels: [UInt8] = [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]
) -> [UInt8] {
  let format: [UInt8] = [8, hasAlpha ? 6 : 0, 0, 0, isInterlaced ? 1 : 0]
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + format) + notes
    + chunk("IDAT", pixels)
}

/// The size has 14 bits per side.
func lossyWebP(claiming width: Int, _ height: Int) throws -> [UInt8] {
  var bytes = try fixture("wuffs-hat.lossy.webp")
  let start = try bytes.position(of: [0x9D, 0x01, 0x2A]) + 3
  bytes.replaceSubrange(
    start..<(start + 4), with: bigEndian(width, 2).reversed() + bigEndian(height, 2).reversed())
  return bytes
}

func losslessWebP(claiming width: Int, _ height: Int) throws -> [UInt8] {
  var bytes = try fixture("made-lossless.webp")
  let start = try bytes.position(of: Array("VP8L".utf8)) + 9
  let size = bigEndian((height - 1) << 14 | (width - 1), 4).reversed()
  bytes.replaceSubrange(start..<(start + 4), with: size)
  return bytes
}

func bigEndian(_ number: Int, _ length: Int) -> [UInt8] {
  (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
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

private struct PatternMissing: Error {}

extension [UInt8] {
  func position(of pattern: [UInt8]) throws -> Int {
    guard let position = firstRange(of: pattern)?.lowerBound else { throw PatternMissing() }
    return position
  }
}
