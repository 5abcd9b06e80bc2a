import CPictures

/// Decodes a PNG as stored, ignoring its orientation.
///
/// Both sides have at least `minimumSide` pixels if the picture itself does; of a larger one, each pixel is
/// the mean of several.
package func decodePNG(
  _ bytes: [UInt8], minimumSide: Int = .max, largest: Int = PictureSize.largest
) throws(PictureError) -> PixelImage {
  let size = try measurePNG(bytes)
  try size.check(largest: largest)
  let scale = size.divisor(reaching: minimumSide)
  let smaller = size.times(1, over: scale)
  return try readPixels(of: bytes, claiming: size, as: smaller) {
    picture_read_png($0, size.inC, UInt32(scale), $1)
  }
}

/// The size given in the first chunk, IHDR.
private func measurePNG(_ bytes: [UInt8]) throws(PictureError) -> PictureSize {
  let header = bytes.dropFirst(8)
  guard header.count >= 25, header.starts(with: [0, 0, 0, 13] + "IHDR".utf8) else { throw .damaged }
  return PictureSize(
    width: header.dropFirst(8).prefix(4).bigEndian,
    height: header.dropFirst(12).prefix(4).bigEndian)
}
