import ArtworkLive

extension Orientation {
  /// The orientation from a JPEG's first segments with Exif data and with XMP.
  init(ofJPEG bytes: [UInt8]) {
    self.init(exif: segment(of: bytes, marked: exifMark), xmp: segment(of: bytes, marked: xmpMark))
  }

  /// The orientation from a PNG's first eXIf chunk, or else from its texts.
  init(ofPNG bytes: [UInt8]) {
    func profile(_ kind: String) -> ArraySlice<UInt8>? {
      text("Raw profile type \(kind)", ofPNG: bytes).flatMap(rawProfile)?[...]
    }
    let exif = chunks(ofPNG: bytes).first { $0.name == "eXIf" }?.content
    self.init(
      exif: exif ?? profile("exif") ?? profile("APP1"),
      // The segment of a JPEG holds either.
      xmp: text("XML:com.adobe.xmp", ofPNG: bytes) ?? profile("xmp") ?? profile("APP1"))
  }

  /// The orientation from a WebP's first chunks with Exif data and with XMP.
  init(ofWebP bytes: [UInt8]) {
    func content(_ name: String) -> ArraySlice<UInt8>? {
      chunks(ofWebP: bytes).first { $0.name == name }?.content
    }
    self.init(exif: content("EXIF"), xmp: content("XMP "))
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
    if marker == 0xE1, content.starts(with: mark) { return content.dropFirst(mark.count) }
    position = end
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

/// The bytes of a raw profile, as ImageMagick writes it: an empty line, its name, its length, and hexadecimal
/// digits; nil for anything else.
private func rawProfile(_ text: ArraySlice<UInt8>) -> [UInt8]? {
  let lines = text.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
  guard lines.count == 4 else { return nil }
  var bytes: [UInt8] = []
  var high: Int?
  for character in lines[3] where character > 0x20 {
    guard let digit = hexadecimal(character) else { return nil }
    if let first = high { bytes.append(UInt8(first << 4 | digit)) }
    high = high == nil ? digit : nil
  }
  return bytes
}

private func hexadecimal(_ character: UInt8) -> Int? {
  Character(UnicodeScalar(character)).hexDigitValue
}
