import Artwork
import CWebP

/// The first frame of a WebP: all of it, unless it is animated.
struct WebPFrame {
  /// What the decoder reads.
  let bytes: ArraySlice<UInt8>
  let size: PictureSize
  /// Where it lies on the canvas, in pixels.
  let x: Int
  let y: Int
  let canvas: PictureSize

  /// The frame lies within the canvas; both can be decoded.
  init(firstOf file: [UInt8]) throws(PictureError) {
    // The decoder takes pieces, so it does not mind if the last one is missing.
    guard file.dropFirst(4).prefix(4).littleEndian <= file.count - 8 else { throw .damaged }
    let whole = try features(of: file[...])
    canvas = whole.size
    try canvas.check()
    guard whole.has_animation != 0 else {
      (bytes, size, x, y) = (file[...], canvas, 0, 0)
      try whole.checkMemory(for: chunks(ofWebP: file))
      return
    }
    guard let frame = chunks(ofWebP: file).first(where: { $0.name == "ANMF" })?.content,
      frame.count > Self.headerLength
    else { throw .damaged }
    bytes = frame.dropFirst(Self.headerLength)
    // The place is written in steps of two pixels.
    x = frame.prefix(3).littleEndian * 2
    y = frame.dropFirst(3).prefix(3).littleEndian * 2
    let part = try features(of: bytes)
    size = part.size
    guard part.has_animation == 0, x + size.width <= canvas.width,
      y + size.height <= canvas.height
    else { throw .damaged }
    try part.checkMemory(for: chunks(inFrame: bytes))
  }

  private static let headerLength = 16
}

private func features(of bytes: ArraySlice<UInt8>) throws(PictureError) -> WebPBitstreamFeatures {
  var features = WebPBitstreamFeatures()
  let status = bytes.withUnsafeBufferPointer {
    WebPGetFeatures($0.baseAddress, $0.count, &features)
  }
  guard status == VP8_STATUS_OK else { throw .damaged }
  return features
}

extension WebPBitstreamFeatures {
  fileprivate var size: PictureSize { PictureSize(width: Int(width), height: Int(height)) }

  /// What is lossless, or not opaque, takes the decoder up to five bytes a pixel, and tables.
  fileprivate func checkMemory(for chunks: some Sequence<Chunk>) throws(PictureError) {
    let isLossyAndOpaque = format == 1 && has_alpha == 0
    guard isLossyAndOpaque || size.width * size.height <= 8_000_000 else { throw size.tooLarge }
    for chunk in chunks {
      switch chunk.name {
      case "VP8 ": return
      // A mark, two sizes of 14 bits, and four bits come before.
      case "VP8L": return try checkTables(for: chunk.content.dropFirst(5))
      // The first byte says how it is compressed.
      case "ALPH" where (chunk.content.first ?? 0) % 4 == 1:
        try checkTables(for: chunk.content.dropFirst())
      default: break
      }
    }
    throw .damaged
  }

  private func checkTables(for data: ArraySlice<UInt8>) throws(PictureError) {
    var header = LosslessHeader(of: data, size: size)
    guard try header.countCodes() <= 2600 else { throw size.tooLarge }
  }
}
