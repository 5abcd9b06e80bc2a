import Artwork
import CPNG

/// The pixels of a PNG file's bytes, or nil if they are none, are damaged, or are more than
/// `largestSide` pixels wide or high: that is checked before any pixel is allocated.
func decodePNG(_ bytes: [UInt8], largestSide: Int = 4096) -> PixelImage? {
  var image = png_image()
  image.version = png_uint_32(PNG_IMAGE_VERSION)
  defer { png_image_free(&image) }
  guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { return nil }
  image.format = png_format_rgba()
  let (width, height) = (Int(image.width), Int(image.height))
  guard width <= largestSide, height <= largestSide else { return nil }
  var pixels = [UInt8](repeating: 0, count: width * height * 4)
  guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
  return PixelImage(width: width, height: height, bytes: pixels)
}
