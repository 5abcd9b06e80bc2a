import Artwork

/// The pixels of a PNG, JPEG or WebP file's bytes, whatever its name says it is.
///
/// Both sides have at least `smallestSide` pixels if the picture itself has: where a decoder can
/// make a picture smaller on the way, at less cost, it does. Limits are checked before any pixel is
/// allocated.
public func decodePicture(
  _ bytes: [UInt8], smallestSide: Int = .max
) throws(PictureError) -> PixelImage {
  if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return try decodePNG(bytes) }
  if bytes.starts(with: [0xFF, 0xD8]) { return try decodeJPEG(bytes, smallestSide: smallestSide) }
  if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
    return try decodeWebP(bytes, smallestSide: smallestSide)
  }
  throw .unknownFormat
}

/// Refuses what is larger than any cover.
func checkSize(width: Int, height: Int) throws(PictureError) {
  guard width > 0, height > 0 else { throw .damaged }
  guard width <= 10_000, height <= 10_000, width * height <= 40_000_000 else {
    throw .tooLarge(width: width, height: height)
  }
}

/// The picture of decoded bytes.
func image(width: Int, height: Int, bytes: [UInt8]) throws(PictureError) -> PixelImage {
  guard let image = PixelImage(width: width, height: height, bytes: bytes) else { throw .damaged }
  return image
}
