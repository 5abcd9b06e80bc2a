import TestSupport
import Testing

@testable import FetchProgram

@Suite struct HostileExifTests {
  @Test(arguments: [8, 9, 0xFF, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF])
  func `a directory outside the data is ignored`(offset: Int) {
    for order in ["II", "MM"] {
      #expect(Orientation(ofJPEG: photo(exif: head(order, offset))) == .upright)
    }
  }

  @Test(arguments: 0..<8)
  func `a directory that overlaps the header is ignored`(offset: Int) {
    for order in ["II", "MM"] {
      #expect(Orientation(ofJPEG: photo(exif: head(order, offset))) == .upright)
    }
  }

  @Test(arguments: ["II", "MM"])
  func `a directory that leads back to itself is read once`(order: String) {
    let loop = directory(order, [(0x010F, 1)]) + number(8, 4, order)

    #expect(Orientation(ofJPEG: photo(exif: loop)) == .upright)
  }

  @Test(arguments: ["II", "MM"])
  func `a directory that claims 65,535 entries is read as far as it goes`(order: String) {
    let entries = (1...5000).map { (0x4000 + $0, 1) }
    let without = directory(order, entries, claiming: 65_535)
    let with = directory(order, entries + [(0x0112, 8)], claiming: 65_535)

    #expect(Orientation(ofJPEG: photo(exif: without)) == .upright)
    #expect(Orientation(ofJPEG: photo(exif: with)) == .turnedLeft)
  }

  @Test func `an entry beyond those that are claimed does not count`() {
    let exif = directory("II", [(0x010F, 1), (0x0112, 8)], claiming: 1)

    #expect(Orientation(ofJPEG: photo(exif: exif)) == .upright)
  }

  @Test(arguments: ["", "I", "II", "MM*", "IM*\0\u{8}\0\0\0", "II*\0\u{8}\0\0", "Exif"])
  func `a truncated or invalid header is ignored`(text: String) {
    #expect(Orientation(ofJPEG: photo(exif: Array(text.utf8))) == .upright)
  }

  @Test(arguments: [0, 1, 2, 7, 8, 0xFFFF])
  func `a segment with a wrong length is ignored`(length: Int) {
    var bytes = photo(exif: directory("MM", [(0x0112, 6)]))
    bytes.replaceSubrange(4..<6, with: bigEndian(length, 2))

    #expect(Orientation(ofJPEG: bytes) == .upright)
  }

  @Test(arguments: ["II", "MM"])
  func `a truncated orientation is ignored`(order: String) {
    let bytes = photo(exif: directory(order, [(0x0112, 6)]))

    // The last two bytes, the end marker, are not needed.
    for count in 0..<(bytes.count - 2) {
      #expect(Orientation(ofJPEG: Array(bytes.prefix(count))) == .upright)
    }
  }

  @Test(arguments: ["II", "MM"])
  func `whatever byte is wrong, it is an orientation`(order: String) {
    let bytes = photo(exif: directory(order, [(0x010F, 1), (0x0112, 6)]))

    for position in bytes.indices {
      for value in UInt8.min...UInt8.max {
        var damaged = bytes
        damaged[position] = value
        #expect((1...8).contains(Orientation(ofJPEG: damaged).rawValue))
      }
    }
  }
}
