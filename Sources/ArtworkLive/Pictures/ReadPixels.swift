import CPictures

/// Reads a file with a C function into an image the size of the canvas.
///
/// `claimed` is the size of the picture before scaling; it must have been checked.
package func readPixels(
  of bytes: [UInt8], claiming claimed: PictureSize, as canvas: PictureSize,
  _ read: (UnsafePointer<picture_file>, picture_canvas) -> picture_result
) throws(PictureError) -> PixelImage {
  var pixels = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
  let result = pixels.withUnsafeMutableBufferPointer { pixels in
    withPictureFile(bytes) {
      read($0, picture_canvas(pixels: pixels.baseAddress, size: canvas.inC))
    }
  }
  try result.check(claimed)
  guard let image = PixelImage(width: canvas.width, height: canvas.height, bytes: pixels) else {
    throw .damaged
  }
  return image
}

package func withPictureFile(
  _ bytes: [UInt8], _ read: (UnsafePointer<picture_file>) -> picture_result
) -> picture_result {
  bytes.withUnsafeBufferPointer { bytes in
    var file = picture_file(bytes: bytes.baseAddress, count: bytes.count)
    return read(&file)
  }
}

extension PictureSize {
  package var inC: picture_size { picture_size(width: UInt32(width), height: UInt32(height)) }
}

extension picture_result {
  package func check(_ size: PictureSize) throws(PictureError) {
    switch self {
    case picture_is_whole: break
    case picture_is_too_large: throw size.tooLarge
    case picture_is_too_slow: throw .takesTooLong
    default: throw .damaged
    }
  }
}
