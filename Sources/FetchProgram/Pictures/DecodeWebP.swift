import ArtworkLive
import CFetch

/// Decodes a WebP, or the first frame of an animated one, which must lie within the canvas.
func decodeWebP(
  _ file: [UInt8], minimumSide: Int, largest: Int
) throws(PictureError) -> PixelImage {
  guard let library = webp_library_open()?.pointee else { throw .damaged }
  let (whole, isAnimated) = try library.measure(file[...])
  try whole.check(largest: largest)
  var (bytes, size, x, y) = (file[...], whole, 0, 0)
  if isAnimated {
    guard let frame = chunks(of: file).first(where: { $0.name == "ANMF" })?.content else {
      throw .damaged
    }
    // Its header of 16 bytes begins with its position, in units of two pixels.
    bytes = frame.dropFirst(16)
    x = frame.prefix(3).littleEndian * 2
    y = frame.dropFirst(3).prefix(3).littleEndian * 2
    let (part, isPartAnimated) = try library.measure(bytes)
    size = part
    guard !isPartAnimated, x + part.width <= whole.width, y + part.height <= whole.height else {
      throw .damaged
    }
  }
  let scale = whole.divisor(reaching: minimumSide)
  let canvas = whole.times(1, over: scale)
  size = size.times(1, over: scale)
  x = min(x / scale, canvas.width - size.width)
  y = min(y / scale, canvas.height - size.height)
  var configuration = WebPDecoderConfig()
  guard library.WebPInitDecoderConfigInternal(&configuration, WEBP_DECODER_ABI_VERSION) != 0 else {
    throw .damaged
  }
  configuration.options.scaled_width = Int32(size.width)
  configuration.options.scaled_height = Int32(size.height)
  configuration.options.use_scaling = scale > 1 ? 1 : 0
  configuration.output.colorspace = MODE_RGBA
  configuration.output.is_external_memory = 1
  return try readPixels(of: Array(bytes), claiming: whole, as: canvas) { file, output in
    let start = (y * canvas.width + x) * 4
    configuration.output.u.RGBA.rgba = output.pixels + start
    configuration.output.u.RGBA.size = canvas.width * canvas.height * 4 - start
    configuration.output.u.RGBA.stride = Int32(canvas.width * 4)
    switch library.WebPDecode(file.pointee.bytes, file.pointee.count, &configuration) {
    case VP8_STATUS_OK: return picture_is_whole
    case VP8_STATUS_OUT_OF_MEMORY: return picture_is_too_large
    default: return picture_is_damaged
    }
  }
}

extension webp_library {
  fileprivate func measure(
    _ bytes: ArraySlice<UInt8>
  ) throws(PictureError) -> (size: PictureSize, isAnimated: Bool) {
    var features = WebPBitstreamFeatures()
    let status = bytes.withUnsafeBufferPointer {
      WebPGetFeaturesInternal($0.baseAddress, $0.count, &features, WEBP_DECODER_ABI_VERSION)
    }
    guard status == VP8_STATUS_OK else { throw .damaged }
    let size = PictureSize(width: Int(features.width), height: Int(features.height))
    return (size, features.has_animation != 0)
  }
}
