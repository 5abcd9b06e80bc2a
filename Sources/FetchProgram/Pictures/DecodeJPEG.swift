import ArtworkLive
import CFetch

func decodeJPEG(
  _ bytes: [UInt8], minimumSide: Int, largest: Int, acceptsCut: Bool
) throws(PictureError) -> PixelImage {
  var measured = picture_canvas()
  let result = withPictureFile(bytes) { picture_read_jpeg($0, 8, &measured) }
  let size = PictureSize(width: Int(measured.size.width), height: Int(measured.size.height))
  try result.check(size)
  try size.check(largest: largest)
  let eighths = (1..<8).first { size.times($0, over: 8).reaches(minimumSide) } ?? 8
  return try readPixels(of: bytes, claiming: size, as: size.times(eighths, over: 8)) {
    var canvas = $1
    let result = picture_read_jpeg($0, UInt32(eighths), &canvas)
    return acceptsCut && result == picture_is_cut ? picture_is_whole : result
  }
}
