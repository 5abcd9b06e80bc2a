import ArtworkLive
import CFetch

/// The first frame of an animated WebP, or all of a still one.
struct WebPFrame {
  let bytes: ArraySlice<UInt8>
  let size: PictureSize
  /// Its position on the canvas, in pixels.
  let x: Int
  let y: Int
  let canvas: PictureSize

  /// Throws unless the frame lies within the canvas and both can be decoded.
  init(firstOf file: [UInt8], largest: Int, _ library: webp_library) throws(PictureError) {
    let whole = try library.features(of: file[...])
    canvas = whole.size
    try canvas.check(largest: largest)
    guard whole.has_animation != 0 else {
      (bytes, size, x, y) = (file[...], canvas, 0, 0)
      return
    }
    guard let frame = chunks(ofWebP: file).first(where: { $0.name == "ANMF" })?.content,
      frame.count > Self.headerLength
    else { throw .damaged }
    bytes = frame.dropFirst(Self.headerLength)
    // The position is stored in units of two pixels.
    x = frame.prefix(3).littleEndian * 2
    y = frame.dropFirst(3).prefix(3).littleEndian * 2
    let part = try library.features(of: bytes)
    size = part.size
    guard part.has_animation == 0, x + size.width <= canvas.width,
      y + size.height <= canvas.height
    else { throw .damaged }
  }

  private static let headerLength = 16
}

extension webp_library {
  fileprivate func features(
    of bytes: ArraySlice<UInt8>
  ) throws(PictureError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = bytes.withUnsafeBufferPointer {
      WebPGetFeaturesInternal($0.baseAddress, $0.count, &features, WEBP_DECODER_ABI_VERSION)
    }
    guard status == VP8_STATUS_OK else { throw .damaged }
    return features
  }
}

extension WebPBitstreamFeatures {
  fileprivate var size: PictureSize { PictureSize(width: Int(width), height: Int(height)) }
}
