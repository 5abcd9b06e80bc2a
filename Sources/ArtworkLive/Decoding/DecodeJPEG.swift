import Artwork
import CTurboJPEG

func decodeJPEG(_ bytes: [UInt8], smallestSide: Int) throws(PictureError) -> PixelImage {
  guard let decoder = tjInitDecompress() else { throw .damaged }
  defer { tjDestroy(decoder) }
  let header = readHeader(of: bytes, with: decoder)
  try checkSize(width: header.width, height: header.height)
  let (width, height) = scaledSize(of: header, smallestSide: smallestSide)
  let isCMYK = header.colorspace == TJCS_CMYK.rawValue || header.colorspace == TJCS_YCCK.rawValue
  var pixels = [UInt8](repeating: 0, count: width * height * 4)
  let status = tjDecompress2(
    decoder, bytes, UInt(bytes.count), &pixels, Int32(width), 0, Int32(height),
    (isCMYK ? TJPF_CMYK : TJPF_RGBA).rawValue, TJFLAG_LIMITSCANS)
  guard status == 0 || isHarmless(decoder) else { throw .damaged }
  if isCMYK { convertFromCMYK(&pixels) }
  let upright = Orientation(ofJPEG: bytes)
  return try image(width: width, height: height, bytes: pixels).turned(by: upright)
}

private struct Header {
  var width = 0
  var height = 0
  var colorspace: UInt32 = 0
}

/// What the file says of itself; no width and no height if it has no header.
///
/// That the decoder warns of something, or has no name for how the colours are sampled, is no reason
/// not to read on.
private func readHeader(of bytes: [UInt8], with decoder: tjhandle) -> Header {
  var (width, height, subsampling, colorspace) = (Int32(0), Int32(0), Int32(0), Int32(0))
  _ = tjDecompressHeader3(
    decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorspace)
  return Header(
    width: Int(width), height: Int(height), colorspace: UInt32(truncatingIfNeeded: colorspace))
}

/// Whether the decoder only had to step over something: the picture is all there.
///
/// It tells the first warning of a picture, no others.
private func isHarmless(_ decoder: tjhandle) -> Bool {
  guard tjGetErrorCode(decoder) == TJERR_WARNING.rawValue, let text = tjGetErrorStr2(decoder) else {
    return false
  }
  let warning = String(cString: text)
  return harmlessWarnings.contains(where: warning.contains)
}

private let harmlessWarnings = [
  "extraneous bytes", "unknown JFIF revision", "Unknown Adobe color transform",
  "Invalid SOS parameters for sequential JPEG",
]

/// The smallest extent that the decoder can scale to on the way and that is large enough.
private func scaledSize(of header: Header, smallestSide: Int) -> (width: Int, height: Int) {
  var count: Int32 = 0
  guard let factors = tjGetScalingFactors(&count) else { return (header.width, header.height) }
  var best = (width: header.width, height: header.height)
  for factor in UnsafeBufferPointer(start: factors, count: Int(count)) {
    let width = scaled(header.width, by: factor)
    let height = scaled(header.height, by: factor)
    if min(width, height) >= smallestSide, width < best.width { best = (width, height) }
  }
  return best
}

/// Rounded up, as the library does.
private func scaled(_ length: Int, by factor: tjscalingfactor) -> Int {
  (length * Int(factor.num) + Int(factor.denom) - 1) / Int(factor.denom)
}

/// In place, to opaque red, green and blue: JPEG files hold the four inks inverted, as Adobe does.
private func convertFromCMYK(_ pixels: inout [UInt8]) {
  for start in stride(from: 0, to: pixels.count, by: 4) {
    let black = Int(pixels[start + 3])
    for channel in start..<start + 3 {
      pixels[channel] = UInt8((Int(pixels[channel]) * black + 127) / 255)
    }
    pixels[start + 3] = 255
  }
}
