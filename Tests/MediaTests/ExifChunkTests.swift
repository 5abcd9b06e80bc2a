import Artwork
import TestSupport
import Testing

@testable import FetchProgram

/// Orientation in a PNG or a WebP.
@Suite struct ExifChunkTests {
  @Test(arguments: 1...8, ["II", "MM"])
  func `a picture stands upright whatever kind it is`(value: Int, order: String) throws {
    let orientation = try #require(Orientation(rawValue: value))
    let exif = directory(order, [(0x010F, 7), (0x0112, value)])
    let rows = [[1, 2, 3], [4, 5, 6]] as [[UInt8]]
    let still = try fixture("made-clear.webp")

    #expect(
      try decodePicture(grey(rows, notes: chunk("eXIf", exif)))
        == decodePicture(grey(rows)).turned(by: orientation))
    #expect(
      try decodePicture(still + webPChunk("EXIF", exif))
        == decodePicture(still).turned(by: orientation))
  }

  @Test func `it may come after the pixels, and after the mark that a JPEG has`() throws {
    let exif = directory("II", [(0x0112, 6)])
    let mark = Array("Exif\0\0".utf8)
    let upright = try decodePicture(grey([[1, 2]]))

    #expect(
      try decodePicture(grey([[1, 2]]).dropLast(12) + chunk("eXIf", exif))
        == upright.turned(by: .turnedRight))
    #expect(Orientation(ofWebP: webP(exif: exif)) == .turnedRight)
    #expect(Orientation(ofWebP: webP(exif: mark + exif)) == .turnedRight)
  }

  @Test func `the first chunk counts`() {
    let exif = directory("II", [(0x0112, 6)])
    let other = directory("II", [(0x0112, 3)])

    #expect(Orientation(ofPNG: png(exif: exif) + chunk("eXIf", other)) == .turnedRight)
    #expect(Orientation(ofWebP: webP(exif: exif) + webPChunk("EXIF", other)) == .turnedRight)
  }

  @Test(arguments: ["II", "MM"])
  func `a truncated chunk is ignored`(order: String) {
    let exif = directory(order, [(0x0112, 6)])

    for file in [png(exif: exif), webP(exif: exif)] {
      for count in 0..<file.count {
        let cut = Array(file.prefix(count))
        #expect(Orientation(ofPNG: cut) == .upright)
        #expect(Orientation(ofWebP: cut) == .upright)
      }
    }
  }

  @Test(arguments: [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF])
  func `a chunk with a wrong length is ignored`(length: Int) {
    let exif = directory("MM", [(0x0112, 6)])
    var (first, second) = (png(exif: exif), webP(exif: exif))
    first.replaceSubrange(8..<12, with: bigEndian(length, 4))
    second.replaceSubrange(16..<20, with: bigEndian(length, 4).reversed())

    #expect(Orientation(ofPNG: first) == .upright)
    #expect(Orientation(ofWebP: second) == .upright)
  }

  @Test(arguments: ["II", "MM"])
  func `whatever byte is wrong, it is an orientation`(order: String) {
    let exif = directory(order, [(0x010F, 1), (0x0112, 6)])

    for file in [png(exif: exif), webP(exif: exif)] {
      for position in file.indices {
        for value in UInt8.min...UInt8.max {
          var damaged = file
          damaged[position] = value
          #expect((1...8).contains(Orientation(ofPNG: damaged).rawValue))
          #expect((1...8).contains(Orientation(ofWebP: damaged).rawValue))
        }
      }
    }
  }
}
