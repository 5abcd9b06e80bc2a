import TestSupport

@testable import FetchProgram

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

/// 512 by 512 grey pixels in `count` consistent scans, at most 883.
///
/// The first contains the mean of each block, the others the remaining coefficients, bit by bit.
func jpeg(ofScans count: Int) -> [UInt8] {
  let frame = segment(0xC2, [8] + bigEndian(512, 2) + bigEndian(512, 2) + [1, 1, 0x11, 0])
  let means = scan(1, spectrum: 0...0, data: [UInt8](repeating: 0, count: 512))
  let details = (0..<count - 1).flatMap { index in
    let bit = 13 - index % 14
    // The code for 4096 empty blocks, and padding bits.
    let bits = (bit == 13 ? 0 : bit + 1) << 4 | bit
    let place = index / 14 + 1
    return scan(1, spectrum: place...place, bits: bits, data: [0, 0b111])
  }
  return start + frame + oneCode(0x00, symbol: 0) + oneCode(0x10, symbol: 0xC0) + means + details
    + [0xFF, 0xD9]
}

/// 8 by 8 grey pixels, with one colour component per scan, numbered from 1.
func jpeg(ofColours count: UInt8, scans: [UInt8]) -> [UInt8] {
  let colours: [UInt8] = (1...count).flatMap { [$0, 0x11, 0] }
  return start + segment(0xC0, [8, 0, 8, 0, 8, count] + colours) + oneCode(0x00, symbol: 0)
    + oneCode(0x10, symbol: 0) + scans.flatMap { scan($0, spectrum: 0...63, data: [0b11_1111]) }
    + [0xFF, 0xD9]
}

/// Including a quantisation table.
private let start: [UInt8] = [0xFF, 0xD8] + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))

private func scan(
  _ colour: UInt8, spectrum: ClosedRange<Int>, bits: Int = 0, data: [UInt8]
) -> [UInt8] {
  let range = [UInt8(spectrum.lowerBound), UInt8(spectrum.upperBound), UInt8(bits)]
  return segment(0xDA, [1, colour, 0] + range) + data
}

/// A Huffman table with one code, of one bit.
private func oneCode(_ table: UInt8, symbol: UInt8) -> [UInt8] {
  segment(0xC4, [table, 1] + [UInt8](repeating: 0, count: 15) + [symbol])
}

// Hand-made lossless WebP data: transparent black, in some 30 bytes at any size.

/// Each square of `codeSide` pixels (a power of 2) may name a code group; all name the first.
func flatLosslessWebP(_ width: Int, _ height: Int, codeSide: Int? = nil) -> [UInt8] {
  var size = Bits()
  size.append(0x2F, 8)
  size.append(width - 1, 14)
  size.append(height - 1, 14)
  // Has transparency; the version.
  size.append(0b0001, 4)
  var pixels = Bits()
  // No transforms, no cache.
  pixels.append(0, 2)
  pixels.append(codeSide == nil ? 0 : 1, 1)
  if let codeSide {
    pixels.append(codeSide.trailingZeroBitCount - 2, 3)
    // An image of zeros without a cache.
    pixels.append(0, 1)
    pixels.appendCodes()
  }
  pixels.appendCodes()
  return webP(webPChunk("VP8L", size.bytes + pixels.bytes))
}

extension Bits {
  /// Five codes of a single symbol, 0, which takes no bits.
  fileprivate mutating func appendCodes() {
    for _ in 0..<5 { append(0b0001, 4) }
  }
}

func webP(_ chunks: [UInt8]) -> [UInt8] {
  Array("RIFF".utf8) + bigEndian(chunks.count + 4, 4).reversed() + Array("WEBP".utf8) + chunks
}

func webPChunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  Array(name.utf8) + bigEndian(content.count, 4).reversed() + content
    + (content.count.isMultiple(of: 2) ? [] : [0])
}

// Hand-made Exif data in either byte order: "II" is little-endian, "MM" big-endian.

enum Carrier: CaseIterable {
  case jpeg, png, webP

  /// A picture with nothing but Exif data.
  func file(exif: [UInt8]) -> [UInt8] {
    switch self {
    case .jpeg: [0xFF, 0xD8] + exifSegment(exif) + [0xFF, 0xD9]
    case .png: signature + chunk("eXIf", exif)
    case .webP: MediaTests.webP(webPChunk("EXIF", exif))
    }
  }
}

let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]

func exifSegment(_ exif: [UInt8]) -> [UInt8] { segment(0xE1, Array("Exif\0\0".utf8) + exif) }

func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
  [0xFF, marker] + bigEndian(content.count + 2, 2) + content
}

/// The head of Exif data with the offset of its directory.
func head(_ order: String, _ offset: Int) -> [UInt8] {
  Array(order.utf8) + number(42, 2, order) + number(offset, 4, order)
}

/// Exif data with one directory of short numbers.
func directory(
  _ order: String, _ entries: [(tag: Int, value: Int)], claiming count: Int? = nil
) -> [UInt8] {
  var bytes = head(order, 8) + number(count ?? entries.count, 2, order)
  for (tag, value) in entries {
    // One value of type 3, a short.
    bytes += number(tag, 2, order) + number(3, 2, order) + number(1, 4, order)
    bytes += number(value, 2, order) + [0, 0]
  }
  return bytes
}

func number(_ value: Int, _ length: Int, _ order: String) -> [UInt8] {
  order == "II" ? bigEndian(value, length).reversed() : bigEndian(value, length)
}
