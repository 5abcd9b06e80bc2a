import ArtworkLive
import CFetch

func decodeWebP(
  _ bytes: [UInt8], minimumSide: Int, largest: Int
) throws(PictureError) -> PixelImage {
  guard let library = webp_library_open()?.pointee else { throw .damaged }
  let frame = try WebPFrame(firstOf: bytes, largest: largest, library)
  let scale = frame.canvas.divisor(reaching: minimumSide)
  let canvas = frame.canvas.times(1, over: scale)
  let size = frame.size.times(1, over: scale)
  let x = min(frame.x / scale, canvas.width - size.width)
  let y = min(frame.y / scale, canvas.height - size.height)
  var configuration = WebPDecoderConfig()
  guard library.WebPInitDecoderConfigInternal(&configuration, WEBP_DECODER_ABI_VERSION) != 0 else {
    throw .damaged
  }
  configuration.options.scaled_width = Int32(size.width)
  configuration.options.scaled_height = Int32(size.height)
  configuration.options.use_scaling = scale > 1 ? 1 : 0
  configuration.output.colorspace = MODE_RGBA
  configuration.output.is_external_memory = 1
  var pixels = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
  let status = pixels.withUnsafeMutableBufferPointer { pixels in
    let place = pixels[((y * canvas.width + x) * 4)...]
    configuration.output.u.RGBA.rgba = UnsafeMutableBufferPointer(rebasing: place).baseAddress
    configuration.output.u.RGBA.size = place.count
    configuration.output.u.RGBA.stride = Int32(canvas.width * 4)
    return frame.bytes.withUnsafeBufferPointer {
      library.WebPDecode($0.baseAddress, $0.count, &configuration)
    }
  }
  switch status {
  case VP8_STATUS_OK: return try image(of: canvas, pixels)
  case VP8_STATUS_OUT_OF_MEMORY: throw frame.canvas.tooLarge
  default: throw .damaged
  }
}
