import ArtworkLive

/// Decodes a PNG, JPEG or WebP, whatever its file name claims, and rotates it upright.
///
/// Both sides have at least `minimumSide` pixels if the picture itself does; larger pictures are scaled down while
/// decoding. Refuses more than `largest` pixels before allocating any. Nothing else is limited, so the process
/// must be. With `acceptsCut`, a JPEG cut off, or damaged after its beginning, is decoded as far as possible.
public func decodePicture(
  _ bytes: [UInt8], minimumSide: Int = .max, largest: Int = 40_000_000, acceptsCut: Bool = false
) throws(PictureError) -> PixelImage {
  let image =
    if bytes.starts(with: pngMark) {
      try decodePNG(bytes, minimumSide: minimumSide, largest: largest)
    } else if bytes.starts(with: jpegMark) {
      try decodeJPEG(bytes, minimumSide: minimumSide, largest: largest, acceptsCut: acceptsCut)
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      try decodeWebP(bytes, minimumSide: minimumSide, largest: largest)
    } else {
      throw PictureError.unknownFormat
    }
  return image.turned(by: Orientation(of: bytes))
}

let pngMark: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
let jpegMark: [UInt8] = [0xFF, 0xD8]
