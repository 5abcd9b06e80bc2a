import TestSupport

// Pictures with another size in their headers.

func jpeg(
  claiming width: Int, _ height: Int, from name: String = "wuffs-hippopotamus.jpeg",
  frame marker: UInt8 = 0xC0
) throws -> [UInt8] {
  var bytes = try fixture(name)
  let frame = try bytes.position(of: [0xFF, marker])
  bytes.replaceSubrange((frame + 5)..<(frame + 9), with: bigEndian(height, 2) + bigEndian(width, 2))
  return bytes
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

private struct PatternMissing: Error {}

extension [UInt8] {
  func position(of pattern: [UInt8]) throws -> Int {
    guard let position = firstRange(of: pattern)?.lowerBound else { throw PatternMissing() }
    return position
  }
}
