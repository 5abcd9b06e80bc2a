import ArtworkLive
import CFetch
import CPictures

func decodeJPEG(
  _ bytes: [UInt8], minimumSide: Int, largest: Int, acceptsCut: Bool
) throws(PictureError) -> PixelImage {
  let size = try measureJPEG(bytes)
  try size.check(largest: largest)
  let eighths = (1..<8).first { size.times($0, over: 8).reaches(minimumSide) } ?? 8
  return try readPixels(of: bytes, claiming: size, as: size.times(eighths, over: 8)) {
    let result = picture_read_jpeg($0, UInt32(eighths), $1)
    return acceptsCut && result == picture_is_cut ? picture_is_whole : result
  }
}

private func measureJPEG(_ bytes: [UInt8]) throws(PictureError) -> PictureSize {
  var measured = picture_size()
  let result = withPictureFile(bytes) { picture_measure_jpeg($0, &measured) }
  let size = PictureSize(width: Int(measured.width), height: Int(measured.height))
  try result.check(size)
  return size
}
