import Artwork

/// Decodes a PNG, JPEG or WebP, whatever its file name claims, and rotates it upright.
///
/// Both sides have at least `minimumSide` pixels if the picture itself does; larger pictures are
/// scaled down while decoding. Takes at most a second of processor time, and 64 MiB of memory
/// besides the pixels (and their size again to rotate them): anything that would take more is
/// refused.
public func decodePicture(
  _ bytes: [UInt8], minimumSide: Int = .max
) throws(PictureError) -> PixelImage {
  try decodePicture(bytes, minimumSide: minimumSide, deadline: DecodingDeadline())
}

func decodePicture(
  _ bytes: [UInt8], minimumSide: Int = .max, deadline: DecodingDeadline
) throws(PictureError) -> PixelImage {
  if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
    return try decodePNG(bytes, minimumSide: minimumSide, deadline: deadline)
  }
  if bytes.starts(with: [0xFF, 0xD8]) {
    return try decodeJPEG(bytes, minimumSide: minimumSide, deadline: deadline)
  }
  if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
    return try decodeWebP(bytes, minimumSide: minimumSide, deadline: deadline)
  }
  throw .unknownFormat
}
