import Artwork
import Testing

@testable import FetchProgram

@Suite struct OrientationTests {
  @Test(arguments: 1...8, ["II", "MM"])
  func `the orientation is read whichever end numbers begin at`(value: Int, order: String) {
    let bytes = photo(exif: directory(order, [(0x010F, 7), (0x0112, value), (0x0131, 3)]))

    #expect(Orientation(ofJPEG: bytes).rawValue == value)
  }

  @Test(arguments: [0, 9, 255, 256, 65_535], ["II", "MM"])
  func `an unknown orientation means upright`(value: Int, order: String) {
    let bytes = photo(exif: directory(order, [(0x0112, value)]))

    #expect(Orientation(ofJPEG: bytes) == .upright)
  }

  @Test func `the first segment with Exif data counts, whatever lies before it`() {
    let exif = segment(0xE1, Array("Exif\0\0".utf8) + directory("II", [(0x0112, 6)]))
    let other = segment(0xE1, Array("Exif\0\0".utf8) + directory("II", [(0x0112, 3)]))
    let header = segment(0xE0, Array("JFIF\0".utf8))
    let text = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8))

    #expect(Orientation(ofJPEG: [0xFF, 0xD8] + header + text + exif + other) == .turnedRight)
  }

  @Test func `bytes that fill up before a segment are stepped over`() {
    let exif = segment(0xE1, Array("Exif\0\0".utf8) + directory("II", [(0x0112, 6)]))

    #expect(Orientation(ofJPEG: [0xFF, 0xD8, 0xFF, 0xFF, 0xFF] + exif) == .turnedRight)
    #expect(Orientation(ofJPEG: [0xFF, 0xD8] + Array(repeating: 0xFF, count: 9)) == .upright)
  }

  @Test func `an orientation after the header is ignored`() {
    let exif = segment(0xE1, Array("Exif\0\0".utf8) + directory("II", [(0x0112, 6)]))

    #expect(Orientation(ofJPEG: [0xFF, 0xD8] + segment(0xDA, [0]) + exif) == .upright)
    #expect(Orientation(ofJPEG: [0xFF, 0xD8, 0] + exif) == .upright)
  }

  /// A 3 by 2 picture of numbered pixels, and the same picture upright.
  @Test(
    arguments: [
      (1, 3, [1, 2, 3, 4, 5, 6]), (2, 3, [3, 2, 1, 6, 5, 4]), (3, 3, [6, 5, 4, 3, 2, 1]),
      (4, 3, [4, 5, 6, 1, 2, 3]), (5, 2, [1, 4, 2, 5, 3, 6]), (6, 2, [4, 1, 5, 2, 6, 3]),
      (7, 2, [6, 3, 5, 2, 4, 1]), (8, 2, [3, 6, 2, 5, 1, 4]),
    ] as [(Int, Int, [UInt8])])
  func `a picture is turned as its orientation says`(
    value: Int, width: Int, numbers: [UInt8]
  ) throws {
    let picture = try numbered([1, 2, 3, 4, 5, 6], width: 3)

    let turned = picture.turned(by: try #require(Orientation(rawValue: value)))

    #expect(try turned == numbered(numbers, width: width))
  }

  private func numbered(_ numbers: [UInt8], width: Int) throws -> PixelImage {
    let bytes = numbers.flatMap { [$0, $0 + 10, $0 + 20, $0 + 30] }
    return try #require(
      PixelImage(width: width, height: numbers.count / width, bytes: bytes))
  }
}
