import Artwork

/// Decodes a PNG, JPEG or WebP, whatever its file name claims, and rotates it upright.
///
/// Both sides have at least `smallestSide` pixels if the picture itself does; larger pictures are
/// scaled down while decoding. Takes at most a second of processor time, and 64 MiB of memory
/// besides the pixels (and their size again to rotate them): anything that would take more is
/// refused.
public func decodePicture(
  _ bytes: [UInt8], smallestSide: Int = .max
) throws(PictureError) -> PixelImage {
  try decodePicture(bytes, smallestSide: smallestSide, patience: Patience())
}

func decodePicture(
  _ bytes: [UInt8], smallestSide: Int = .max, patience: Patience
) throws(PictureError) -> PixelImage {
  if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
    return try decodePNG(bytes, smallestSide: smallestSide, patience: patience)
  }
  if bytes.starts(with: [0xFF, 0xD8]) {
    return try decodeJPEG(bytes, smallestSide: smallestSide, patience: patience)
  }
  if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
    return try decodeWebP(bytes, smallestSide: smallestSide, patience: patience)
  }
  throw .unknownFormat
}
