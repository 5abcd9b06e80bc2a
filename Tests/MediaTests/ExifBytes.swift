import TestSupport

@testable import FetchProgram

// Hand-made Exif data in either byte order: "II" is little-endian, "MM" big-endian.

/// The kinds of pictures that have Exif data.
enum Carrier: CaseIterable {
  case jpeg, png, webP

  /// A picture with nothing but Exif data.
  func file(exif: [UInt8]) -> [UInt8] {
    switch self {
    case .jpeg: [0xFF, 0xD8] + exifSegment(exif) + [0xFF, 0xD9]
    case .png: signature + chunk("eXIf", exif)
    case .webP: MediaTests.webP(webPChunk("EXIF", exif))
    }
  }

  func orientation(of file: [UInt8]) -> Orientation {
    switch self {
    case .jpeg: Orientation(ofJPEG: file)
    case .png: Orientation(ofPNG: file)
    case .webP: Orientation(ofWebP: file)
    }
  }
}

/// How a PNG begins.
let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]

func exifSegment(_ exif: [UInt8]) -> [UInt8] { segment(0xE1, Array("Exif\0\0".utf8) + exif) }

func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
  [0xFF, marker] + bigEndian(content.count + 2, 2) + content
}

/// The head of Exif data with the offset of its directory.
func head(_ order: String, _ offset: Int) -> [UInt8] {
  Array(order.utf8) + number(42, 2, order) + number(offset, 4, order)
}

/// Exif data with one directory of short numbers.
func directory(
  _ order: String, _ entries: [(tag: Int, value: Int)], claiming count: Int? = nil
) -> [UInt8] {
  var bytes = head(order, 8) + number(count ?? entries.count, 2, order)
  for (tag, value) in entries {
    // One value of type 3, a short.
    bytes += number(tag, 2, order) + number(3, 2, order) + number(1, 4, order)
    bytes += number(value, 2, order) + [0, 0]
  }
  return bytes
}

func number(_ value: Int, _ length: Int, _ order: String) -> [UInt8] {
  order == "II" ? bigEndian(value, length).reversed() : bigEndian(value, length)
}
