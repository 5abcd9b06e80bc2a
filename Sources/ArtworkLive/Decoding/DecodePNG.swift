import Artwork
import CPNG

func decodePNG(_ bytes: [UInt8]) throws(PictureError) -> PixelImage {
  var png = png_image()
  // The library keeps the addresses of both from one call to the next.
  return try withUnsafeMutablePointer(to: &png) { png throws(PictureError) in
    try bytes.withUnsafeBufferPointer { bytes throws(PictureError) in
      try decode(bytes, with: png)
    }
  }
}

private func decode(
  _ bytes: UnsafeBufferPointer<UInt8>, with png: UnsafeMutablePointer<png_image>
) throws(PictureError) -> PixelImage {
  png.pointee.version = png_uint_32(PNG_IMAGE_VERSION)
  defer { png_image_free(png) }
  guard png_image_begin_read_from_memory(png, bytes.baseAddress, bytes.count) != 0 else {
    throw .damaged
  }
  png.pointee.format = png_format_rgba()
  // Without it, 16-bit samples that do not say what they mean would count as growing evenly with the
  // light.
  png.pointee.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
  let (width, height) = (Int(png.pointee.width), Int(png.pointee.height))
  try checkSize(width: width, height: height)
  var pixels = [UInt8](repeating: 0, count: width * height * 4)
  guard png_image_finish_read(png, nil, &pixels, 0, nil) != 0 else { throw .damaged }
  return try image(width: width, height: height, bytes: pixels)
}
