import Artwork

/// How a picture must be rotated or flipped to be upright: the values 1 to 8 of the Exif tag
/// 0x0112.
enum Orientation: Int {
  case upright = 1
  case mirrored, upsideDown, upsideDownMirrored
  case transposed, turnedRight, transverse, turnedLeft

  /// The orientation from a JPEG's first Exif segment; upright if it has none or an invalid one.
  init(ofJPEG bytes: [UInt8]) {
    self.init(exif: exifSegment(of: bytes))
  }

  /// The orientation from a PNG's first eXIf chunk.
  init(ofPNG bytes: [UInt8]) {
    self.init(exif: chunks(ofPNG: bytes).first { $0.name == "eXIf" }?.content)
  }

  /// The orientation from a WebP's first EXIF chunk.
  init(ofWebP bytes: [UInt8]) {
    let exif = chunks(ofWebP: bytes).first { $0.name == "EXIF" }?.content
    // Some programs write the prefix of a JPEG here too.
    self.init(exif: exif.map { $0.starts(with: exifMark) ? $0.dropFirst(exifMark.count) : $0 })
  }

  private init(exif: ArraySlice<UInt8>?) {
    self = exif.flatMap(orientation(inExif:)).flatMap(Self.init) ?? .upright
  }
}

/// The prefix of Exif data in a JPEG.
private let exifMark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

/// The content of the first APP1 segment with Exif data.
private func exifSegment(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
  var position = 2
  while position + 4 <= bytes.count, bytes[position] == 0xFF {
    let marker = bytes[position + 1]
    // A marker may be preceded by any number of fill bytes.
    if marker == 0xFF {
      position += 1
      continue
    }
    let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
    let end = position + 2 + length
    // The image data starts at SOS; anything later is not a header.
    guard length >= 2, end <= bytes.count, marker != 0xDA else { return nil }
    let content = bytes[(position + 4)..<end]
    if marker == 0xE1, content.starts(with: exifMark) {
      return content.dropFirst(exifMark.count)
    }
    position = end
  }
  return nil
}

/// The value of tag 0x0112 in the first directory of a TIFF structure.
private func orientation(inExif tiff: ArraySlice<UInt8>) -> Int? {
  let isLittleEndian = tiff.starts(with: "II".utf8)
  guard isLittleEndian || tiff.starts(with: "MM".utf8) else { return nil }
  func number(at offset: Int, length: Int) -> Int? {
    guard offset <= tiff.count - length else { return nil }
    let digits = tiff[(tiff.startIndex + offset)..<(tiff.startIndex + offset + length)]
    return isLittleEndian ? digits.littleEndian : digits.bigEndian
  }
  guard let directory = number(at: 4, length: 4), let count = number(at: directory, length: 2)
  else { return nil }
  for entry in 0..<count {
    let offset = directory + 2 + entry * 12
    guard let tag = number(at: offset, length: 2) else { return nil }
    if tag == 0x0112 { return number(at: offset + 8, length: 2) }
  }
  return nil
}

extension PixelImage {
  /// The upright picture.
  func turned(by orientation: Orientation) -> PixelImage {
    let isTransposed = orientation.rawValue >= Orientation.transposed.rawValue
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = isTransposed ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (oldX, oldY) = source(ofX: x, y: y, orientation)
        let (to, from) = ((y * newWidth + x) * 4, (oldY * width + oldX) * 4)
        for channel in 0..<4 { turned[to + channel] = bytes[from + channel] }
      }
    }
    return PixelImage(width: newWidth, height: newHeight, bytes: turned) ?? self
  }

  /// The position in this picture of a pixel of the upright one.
  private func source(ofX x: Int, y: Int, _ orientation: Orientation) -> (Int, Int) {
    switch orientation {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .upsideDownMirrored: (x, height - 1 - y)
    case .transposed: (y, x)
    case .turnedRight: (y, height - 1 - x)
    case .transverse: (width - 1 - y, height - 1 - x)
    case .turnedLeft: (width - 1 - y, x)
    }
  }
}
