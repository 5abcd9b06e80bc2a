import Artwork
import CPictures

func decodeJPEG(
  _ bytes: [UInt8], minimumSide: Int, deadline: DecodingDeadline
) throws(PictureError) -> PixelImage {
  let size = try measureJPEG(bytes, deadline: deadline)
  try size.check()
  let eighths = (1..<8).first { size.times($0, over: 8).reaches(minimumSide) } ?? 8
  let smaller = size.times(eighths, over: 8)
  let image = try size.decodeExclusively { () throws(PictureError) in
    try readPixels(of: bytes, claiming: size, as: smaller, deadline: deadline) {
      picture_read_jpeg($0, UInt32(eighths), $1)
    }
  }
  return image.turned(by: Orientation(ofJPEG: bytes))
}

private func measureJPEG(
  _ bytes: [UInt8], deadline: DecodingDeadline
) throws(PictureError) -> PictureSize {
  var measured = picture_size()
  let result = withPictureFile(bytes, deadline: deadline) { picture_measure_jpeg($0, &measured) }
  let size = PictureSize(width: Int(measured.width), height: Int(measured.height))
  try result.check(size)
  return size
}
