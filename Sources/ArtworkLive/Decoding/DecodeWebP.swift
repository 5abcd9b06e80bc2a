import Artwork
import CWebP

func decodeWebP(
  _ bytes: [UInt8], minimumSide: Int, deadline: DecodingDeadline
) throws(PictureError) -> PixelImage {
  let frame = try WebPFrame(firstOf: bytes)
  let image = try frame.canvas.decodeExclusively { () throws(PictureError) in
    try decode(frame, minimumSide: minimumSide, deadline: deadline)
  }
  return image.turned(by: Orientation(ofWebP: bytes))
}

private func decode(
  _ frame: WebPFrame, minimumSide: Int, deadline: DecodingDeadline
) throws(PictureError) -> PixelImage {
  let scale = frame.canvas.divisor(reaching: minimumSide)
  let canvas = frame.canvas.times(1, over: scale)
  let size = frame.size.times(1, over: scale)
  let x = min(frame.x / scale, canvas.width - size.width)
  let y = min(frame.y / scale, canvas.height - size.height)
  var configuration = try configuration(scaledTo: size)
  configuration.options.use_scaling = scale > 1 ? 1 : 0
  var pixels = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
  try pixels.withUnsafeMutableBufferPointer { pixels throws(PictureError) in
    let place = pixels[((y * canvas.width + x) * 4)...]
    configuration.output.u.RGBA.rgba = UnsafeMutableBufferPointer(rebasing: place).baseAddress
    configuration.output.u.RGBA.size = place.count
    configuration.output.u.RGBA.stride = Int32(canvas.width * 4)
    try decode(frame.bytes, &configuration, deadline)
  }
  return try image(of: canvas, pixels)
}

private func configuration(
  scaledTo size: PictureSize
) throws(PictureError) -> WebPDecoderConfig {
  var configuration = WebPDecoderConfig()
  guard WebPInitDecoderConfig(&configuration) != 0 else { throw .damaged }
  configuration.options.scaled_width = Int32(size.width)
  configuration.options.scaled_height = Int32(size.height)
  configuration.output.colorspace = MODE_RGBA
  configuration.output.is_external_memory = 1
  return configuration
}

/// Feeds the decoder in pieces, so that it can be stopped.
private func decode(
  _ bytes: ArraySlice<UInt8>, _ configuration: UnsafeMutablePointer<WebPDecoderConfig>,
  _ deadline: DecodingDeadline
) throws(PictureError) {
  guard let decoder = WebPIDecode(nil, 0, configuration) else { throw .damaged }
  defer { WebPIDelete(decoder) }
  try bytes.withUnsafeBufferPointer { bytes throws(PictureError) in
    for count in stride(from: piece, to: bytes.count + piece, by: piece) {
      if deadline.hasPassed { throw .takesTooLong }
      switch WebPIUpdate(decoder, bytes.baseAddress, min(count, bytes.count)) {
      case VP8_STATUS_OK: return
      case VP8_STATUS_SUSPENDED: continue
      default: throw .damaged
      }
    }
    throw .damaged
  }
}

/// In bytes.
private let piece = 64 << 10
