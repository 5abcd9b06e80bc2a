import ArtworkLive

/// The rotation or flip that makes a picture upright: the values 1 to 8 of the Exif tag 0x0112.
enum Orientation: Int {
  case upright = 1
  case mirrored, upsideDown, upsideDownMirrored
  case transposed, turnedRight, transverse, turnedLeft
}

extension PixelImage {
  func turned(by orientation: Orientation) -> PixelImage {
    guard orientation != .upright else { return self }
    let isTransposed = orientation.rawValue >= Orientation.transposed.rawValue
    let startsRight = [.mirrored, .upsideDown, .transverse, .turnedLeft].contains(orientation)
    let startsBelow = [.upsideDown, .upsideDownMirrored, .turnedRight, .transverse]
      .contains(orientation)
    let (newWidth, newHeight) = isTransposed ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (right, down) = isTransposed ? (y, x) : (x, y)
        let oldX = startsRight ? width - 1 - right : right
        let oldY = startsBelow ? height - 1 - down : down
        let (to, from) = ((y * newWidth + x) * 4, (oldY * width + oldX) * 4)
        for channel in 0..<4 { turned[to + channel] = bytes[from + channel] }
      }
    }
    return PixelImage(width: newWidth, height: newHeight, bytes: turned) ?? self
  }
}

extension Orientation {
  /// The orientation in the first Exif data, or else XMP: segments of a JPEG, chunks or texts of a PNG, chunks of WebP.
  init(of bytes: [UInt8]) {
    func chunk(_ name: String) -> ArraySlice<UInt8>? {
      chunks(of: bytes).first { $0.name == name }?.content
    }
    func profile(_ kind: String) -> ArraySlice<UInt8>? {
      text("Raw profile type \(kind)", ofPNG: bytes).flatMap(rawProfile)?[...]
    }
    if bytes.starts(with: jpegMark) {
      self.init(
        exif: segment(of: bytes, marked: exifMark), xmp: segment(of: bytes, marked: xmpMark))
    } else if bytes.starts(with: pngMark) {
      self.init(
        exif: chunk("eXIf") ?? profile("exif") ?? profile("APP1"),
        // The segment of a JPEG holds either.
        xmp: text("XML:com.adobe.xmp", ofPNG: bytes) ?? profile("xmp") ?? profile("APP1"))
    } else {
      self.init(exif: chunk("EXIF"), xmp: chunk("XMP "))
    }
  }

  /// The orientation from Exif data, or else from XMP; upright if both are missing, or if it is invalid.
  private init(exif: ArraySlice<UInt8>?, xmp: @autoclosure () -> ArraySlice<UInt8>?) {
    let value = exif.flatMap(orientation(inExif:)) ?? xmp().flatMap(orientation(inXMP:))
    self = value.flatMap(Self.init) ?? .upright
  }
}

private let exifMark = Array("Exif\0\0".utf8)

private let xmpMark = Array("http://ns.adobe.com/xap/1.0/\0".utf8)

/// The content of the first APP1 segment with a prefix, without it.
private func segment(of bytes: [UInt8], marked mark: [UInt8]) -> ArraySlice<UInt8>? {
  var rest = bytes.dropFirst(2)
  while rest.count >= 4, rest.first == 0xFF {
    let marker = rest[rest.startIndex + 1]
    let length = rest.dropFirst(2).prefix(2).bigEndian
    // A marker may be preceded by any number of fill bytes.
    if marker == 0xFF {
      rest = rest.dropFirst()
      continue
    }
    // The image data starts at SOS; anything later is not a header.
    guard length >= 2, length + 2 <= rest.count, marker != 0xDA else { return nil }
    let content = rest.dropFirst(4).prefix(length - 2)
    if marker == 0xE1, content.starts(with: mark) { return content.dropFirst(mark.count) }
    rest = rest.dropFirst(length + 2)
  }
  return nil
}

/// The value of tag 0x0112 in the first directory of a TIFF structure.
private func orientation(inExif exif: ArraySlice<UInt8>) -> Int? {
  // Some programs write the prefix of a JPEG everywhere.
  let tiff = exif.starts(with: exifMark) ? exif.dropFirst(exifMark.count) : exif
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
    guard tag == 0x0112, let type = number(at: offset + 2, length: 2) else { continue }
    return integerLengths[type].flatMap { number(at: offset + 8, length: $0) }
  }
  return nil
}

/// The lengths of TIFF's integers of more than one byte, by type: short and long, signed or not, and IFD.
private let integerLengths = [3: 2, 4: 4, 8: 2, 9: 4, 13: 4]

/// The digit that follows the first `tiff:Orientation`, an attribute or an element.
private func orientation(inXMP text: ArraySlice<UInt8>) -> Int? {
  var rest = text.prefix(maximumTextSize)
  while let name = rest.firstRange(of: "tiff:Orientation".utf8) {
    rest = rest[name.upperBound...]
    let start = ["=\"", ">"].first { rest.starts(with: $0.utf8) }
    if let start, let digit = rest.dropFirst(start.utf8.count).first.flatMap(hexadecimal),
      digit < 10
    {
      return digit
    }
  }
  return nil
}

/// The bytes of a raw profile by ImageMagick: an empty line, its name, its length, hexadecimal digits; nil for others.
private func rawProfile(_ text: ArraySlice<UInt8>) -> [UInt8]? {
  let lines = text.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
  guard lines.count == 4 else { return nil }
  let characters = lines[3].filter { $0 > 0x20 }
  let digits = characters.compactMap(hexadecimal)
  guard digits.count == characters.count else { return nil }
  return stride(from: 1, to: digits.count, by: 2).map { UInt8(digits[$0 - 1] << 4 | digits[$0]) }
}

private func hexadecimal(_ character: UInt8) -> Int? {
  Character(UnicodeScalar(character)).hexDigitValue
}
