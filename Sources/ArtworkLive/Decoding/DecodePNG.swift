import Artwork
import CPNG

func decodePNG(_ bytes: [UInt8]) throws(PictureError) -> PixelImage {
  var png = png_image()
  png.version = png_uint_32(PNG_IMAGE_VERSION)
  defer { png_image_free(&png) }
  guard png_image_begin_read_from_memory(&png, bytes, bytes.count) != 0 else { throw .damaged }
  png.format = png_format_rgba()
  let (width, height) = (Int(png.width), Int(png.height))
  try checkSize(width: width, height: height)
  var pixels = [UInt8](repeating: 0, count: width * height * 4)
  guard png_image_finish_read(&png, nil, &pixels, 0, nil) != 0 else { throw .damaged }
  return try image(width: width, height: height, bytes: pixels)
}
