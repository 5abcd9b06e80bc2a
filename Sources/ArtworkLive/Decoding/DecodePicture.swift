import Artwork

/// The pixels of a PNG, JPEG or WebP file's bytes, upright, whatever its name says it is.
///
/// Both sides have at least `smallestSide` pixels if the picture itself has; a larger picture is made
/// smaller on the way. Takes at most a second of processor time and 64 MiB of memory beside the
/// pixels (and those again, to turn them upright): what would take more is refused.
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
