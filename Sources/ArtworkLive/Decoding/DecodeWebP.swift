import Artwork
import CWebP

func decodeWebP(_ bytes: [UInt8], smallestSide: Int) throws(PictureError) -> PixelImage {
  var configuration = WebPDecoderConfig()
  guard WebPInitDecoderConfig(&configuration) != 0,
    WebPGetFeatures(bytes, bytes.count, &configuration.input) == VP8_STATUS_OK,
    configuration.input.has_animation == 0
  else { throw .damaged }
  let size = (width: Int(configuration.input.width), height: Int(configuration.input.height))
  try PictureSize(width: size.width, height: size.height).check()
  let scale = max(1, min(size.width, size.height) / max(1, smallestSide))
  let (width, height) = (max(1, size.width / scale), max(1, size.height / scale))
  if scale > 1 {
    configuration.options.use_scaling = 1
    configuration.options.scaled_width = Int32(width)
    configuration.options.scaled_height = Int32(height)
  }
  var pixels = [UInt8](repeating: 0, count: width * height * 4)
  let status = pixels.withUnsafeMutableBufferPointer { buffer in
    configuration.output.colorspace = MODE_RGBA
    configuration.output.is_external_memory = 1
    configuration.output.u.RGBA.rgba = buffer.baseAddress
    configuration.output.u.RGBA.stride = Int32(width * 4)
    configuration.output.u.RGBA.size = buffer.count
    return WebPDecode(bytes, bytes.count, &configuration)
  }
  guard status == VP8_STATUS_OK else { throw .damaged }
  return try image(of: PictureSize(width: width, height: height), pixels)
}
