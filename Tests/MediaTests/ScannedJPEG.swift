import TestSupport

// Hand-made JPEGs that are all grey.

/// 512 by 512 pixels in `count` consistent scans, at most 883.
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

/// 8 by 8 pixels, with one colour component per scan, numbered from 1.
func jpeg(ofColours count: UInt8, scans: [UInt8]) -> [UInt8] {
  let colours: [UInt8] = (1...count).flatMap { [$0, 0x11, 0] }
  return start + segment(0xC0, [8, 0, 8, 0, 8, count] + colours) + oneCode(0x00, symbol: 0)
    + oneCode(0x10, symbol: 0) + scans.flatMap { scan($0, spectrum: 0...63, data: [0b11_1111]) }
    + [0xFF, 0xD9]
}

/// Including a quantisation table.
private let start: [UInt8] =
  [0xFF, 0xD8] + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))

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
