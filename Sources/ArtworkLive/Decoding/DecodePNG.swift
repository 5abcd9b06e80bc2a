import Artwork
import CPictures

func decodePNG(
  _ bytes: [UInt8], minimumSide: Int, deadline: DecodingDeadline
) throws(PictureError) -> PixelImage {
  let size = try measurePNG(bytes)
  try size.check()
  let scale = size.divisor(reaching: minimumSide)
  let smaller = size.times(1, over: scale)
  let image = try readPixels(of: bytes, claiming: size, as: smaller, deadline: deadline) {
    picture_read_png($0, size.inC, UInt32(scale), $1)
  }
  return image.turned(by: Orientation(ofPNG: bytes))
}

/// The size given in the first chunk.
private func measurePNG(_ bytes: [UInt8]) throws(PictureError) -> PictureSize {
  var chunks = chunks(ofPNG: bytes)
  guard let header = chunks.next(), header.name == "IHDR", header.content.count == 13 else {
    throw .damaged
  }
  return PictureSize(
    width: header.content.prefix(4).bigEndian,
    height: header.content.dropFirst(4).prefix(4).bigEndian)
}
