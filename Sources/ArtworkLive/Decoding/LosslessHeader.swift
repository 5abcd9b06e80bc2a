import Artwork

/// The header of lossless WebP data.
///
/// libwebp allocates tables for as many Huffman code groups as the header names, at most 65,536: a
/// gigabyte. Its own encoder never writes more than 2,600.
struct LosslessHeader {
  private var bits: BitReader
  private var width: Int
  private let height: Int

  /// Reads the header of a picture or of its alpha channel, which has the same size.
  init(of data: ArraySlice<UInt8>, size: PictureSize) {
    bits = BitReader(data)
    (width, height) = (size.width, size.height)
  }

  /// How many blocks of the picture may have a code group of their own.
  mutating func countCodes() throws(PictureError) -> Int {
    var transforms = 0
    while try bits.next(1) == 1 {
      transforms += 1
      // There are four transforms, each of which may occur once.
      guard transforms <= 4 else { throw .damaged }
      try skipTransform()
    }
    if try bits.next(1) == 1 { _ = try bits.next(4) }
    guard try bits.next(1) == 1 else { return 1 }
    let side = 1 << (try bits.next(3) + 2)
    return blocks(width, side) * blocks(height, side)
  }

  private mutating func skipTransform() throws(PictureError) {
    switch try bits.next(2) {
    case 0, 1:
      let side = 1 << (try bits.next(3) + 2)
      try skipImage(pixels: blocks(width, side) * blocks(height, side))
    case 3:
      let colours = try bits.next(8) + 1
      try skipImage(pixels: colours)
      width = blocks(width, colours > 16 ? 1 : colours > 4 ? 2 : colours > 2 ? 4 : 8)
    default: break
    }
  }

  private func blocks(_ length: Int, _ side: Int) -> Int { (length + side - 1) / side }

  private mutating func skipImage(pixels: Int) throws(PictureError) {
    let cache = try bits.next(1) == 1 ? 1 << (try bits.next(4)) : 0
    let green = try PrefixCode(from: &bits, symbols: 256 + 24 + cache)
    let others = [
      try PrefixCode(from: &bits, symbols: 256), try PrefixCode(from: &bits, symbols: 256),
      try PrefixCode(from: &bits, symbols: 256),
    ]
    let distance = try PrefixCode(from: &bits, symbols: 40)
    var rest = pixels
    while rest > 0 {
      switch try green.next(from: &bits) {
      case ..<256:
        for code in others { _ = try code.next(from: &bits) }
        rest -= 1
      case let symbol where symbol < 280:
        rest -= try number(for: symbol - 256)
        _ = try number(for: distance.next(from: &bits))
      default: rest -= 1
      }
    }
  }

  /// A length or a distance: the prefix gives the number of extra bits.
  private mutating func number(for prefix: Int) throws(PictureError) -> Int {
    guard prefix >= 4 else { return prefix + 1 }
    let count = (prefix - 2) / 2
    return (2 + prefix % 2) << count + (try bits.next(count)) + 1
  }
}
