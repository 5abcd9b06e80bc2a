import TestSupport

// Hand-made lossless WebP data: transparent black, in some 30 bytes at any size.

/// A transform that a lossless picture applies to its pixels before compression.
enum Transform {
  /// Each square of pixels (with a power of 2 as its side) has a predictor of its own.
  case predictor(side: Int)
  case colour(side: Int)
  case subtractGreen
  case palette(colours: Int)
}

/// Each square of `codeSide` pixels (a power of 2) may name a code group; all name the first.
func flatLosslessWebP(
  _ width: Int, _ height: Int, transforms: [Transform] = [], codeSide: Int? = nil
) -> [UInt8] {
  var bits = Bits()
  bits.append(0x2F, 8)
  bits.append(width - 1, 14)
  bits.append(height - 1, 14)
  // Has transparency; the version.
  bits.append(0b0001, 4)
  let picture = flatPixels(transforms: transforms, codeSide: codeSide)
  return webP(webPChunk("VP8L", bits.bytes + picture))
}

/// The part after the size, which is also the form of an alpha channel.
func flatPixels(transforms: [Transform], codeSide: Int?) -> [UInt8] {
  var bits = Bits()
  for transform in transforms {
    bits.append(1, 1)
    switch transform {
    case .predictor(let side): bits.appendImage(0, 2, side.trailingZeroBitCount - 2, 3)
    case .colour(let side): bits.appendImage(1, 2, side.trailingZeroBitCount - 2, 3)
    case .subtractGreen: bits.append(2, 2)
    case .palette(let colours): bits.appendImage(3, 2, colours - 1, 8)
    }
  }
  // No more transforms, no cache.
  bits.append(0, 2)
  bits.append(codeSide == nil ? 0 : 1, 1)
  if let codeSide { bits.appendImage(codeSide.trailingZeroBitCount - 2, 3, 0, 0) }
  bits.appendCodes()
  return bits.bytes
}

extension Bits {
  /// Two numbers, and an image of zeros without a cache.
  fileprivate mutating func appendImage(_ a: Int, _ aLength: Int, _ b: Int, _ bLength: Int) {
    append(a, aLength)
    append(b, bLength)
    append(0, 1)
    appendCodes()
  }

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
