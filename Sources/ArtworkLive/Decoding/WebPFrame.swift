import Artwork
import CWebP

/// The first frame of an animated WebP, or all of a still one.
struct WebPFrame {
  /// The bytes to decode.
  let bytes: ArraySlice<UInt8>
  let size: PictureSize
  /// Its position on the canvas, in pixels.
  let x: Int
  let y: Int
  let canvas: PictureSize

  /// Throws unless the frame lies within the canvas and both can be decoded.
  init(firstOf file: [UInt8]) throws(PictureError) {
    // The incremental decoder would accept a truncated file.
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
    // The position is stored in units of two pixels.
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

  /// Lossless pictures and transparency cost the decoder up to five bytes per pixel, and tables.
  fileprivate func checkMemory(for chunks: some Sequence<Chunk>) throws(PictureError) {
    let isLossyAndOpaque = format == 1 && has_alpha == 0
    guard isLossyAndOpaque || size.width * size.height <= 8_000_000 else { throw size.tooLarge }
    for chunk in chunks {
      switch chunk.name {
      case "VP8 ": return
      // Skips a signature byte, two 14-bit sizes, and four bits.
      case "VP8L": return try checkTables(for: chunk.content.dropFirst(5))
      // The first byte gives the compression method.
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
