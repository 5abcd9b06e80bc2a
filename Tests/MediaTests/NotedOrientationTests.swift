import Foundation
import TestSupport
import Testing

@testable import FetchProgram

/// Orientation in the texts of a PNG, and in XMP.
@Suite struct NotedOrientationTests {
  private static let profileName = Array("Raw profile type exif\0".utf8)
  private static let xmpName = Array("XML:com.adobe.xmp\0".utf8)

  @Test(arguments: ["II", "MM"], [3, 4, 8, 9, 13])
  func `an orientation may be a long number`(order: String, type: Int) {
    let value = number(6, [3, 8].contains(type) ? 2 : 4, order)
    let entry = number(0x0112, 2, order) + number(type, 2, order) + number(1, 4, order)
    let exif = head(order, 8) + number(1, 2, order) + entry + (value + [0, 0]).prefix(4)

    #expect(Orientation(ofJPEG: photo(exif: exif)) == .turnedRight)
  }

  @Test(arguments: [
    ("<tiff:Orientation>6</tiff:Orientation>", Orientation.turnedRight),
    ("<rdf:Description tiff:Orientation=\"8\"/>", .turnedLeft),
    ("tiff:Orientation='6' tiff:Orientation=\"3\"", .upsideDown),
    ("tiff:Orientation=\"1\" tiff:Orientation=\"6\"", .upright),
    ("tiff:Orientation=\"9\"", .upright), ("tiff:Orientation=\"a\"", .upright),
    ("tiff:Orientation=\"", .upright), ("tiff:Orientation", .upright), ("", .upright),
  ])
  func `the first digit after the name in XMP counts`(xmp: String, orientation: Orientation) {
    let segment = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(xmp)".utf8))

    #expect(Orientation(ofJPEG: [0xFF, 0xD8] + segment) == orientation)
    #expect(Orientation(ofWebP: webP(webPChunk("XMP ", Array(xmp.utf8)))) == orientation)
    #expect(
      Orientation(ofPNG: png(text: "iTXt", Self.xmpName + [0, 0, 0, 0] + xmp.utf8)) == orientation)
  }

  @Test func `Exif data count before XMP, if they name an orientation`() {
    let xmp = webPChunk("XMP ", Array("tiff:Orientation=\"6\"".utf8))

    #expect(
      Orientation(ofWebP: webP(webPChunk("EXIF", directory("II", [(0x0112, 1)])) + xmp)) == .upright
    )
    #expect(
      Orientation(ofWebP: webP(webPChunk("EXIF", directory("II", [(0x010F, 1)])) + xmp))
        == .turnedRight)
  }

  @Test(arguments: [
    ("\nexif\n 26\n", "", Orientation.turnedRight), ("\nEXIF\n\n", "\n ", .turnedRight),
    ("exif\n 26\n", "", .upright), ("\nexif\n 26\nx", "", .upright), ("", "", .upright),
    ("\nexif\n 26\n", "0", .turnedRight),
  ])
  func `a raw profile is hexadecimal digits after three lines`(
    start: String, end: String, orientation: Orientation
  ) {
    let digits = directory("MM", [(0x0112, 6)]).map { byte in
      "\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }
    let profile = Self.profileName + (start + digits.joined() + end).utf8

    #expect(Orientation(ofPNG: png(text: "tEXt", profile)) == orientation)
  }

  @Test(arguments: [
    ("exif", [], directory("MM", [(0x0112, 6)])), ("APP1", [], directory("MM", [(0x0112, 6)])),
    ("APP1", Array("Exif\0\0".utf8), directory("II", [(0x0112, 6)])),
    ("APP1", Array("http://ns.adobe.com/xap/1.0/\0".utf8), Array("tiff:Orientation=\"6\"".utf8)),
    ("xmp", [], Array("tiff:Orientation=\"6\"".utf8)),
  ])
  func `a raw profile is of Exif data, of XMP, or of a JPEG's segment`(
    kind: String, mark: [UInt8], content: [UInt8]
  ) {
    let digits = (mark + content).map { "\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }
    let profile = "Raw profile type \(kind)\0\n\(kind)\n \(digits.count)\n\(digits.joined())"

    #expect(Orientation(ofPNG: png(text: "tEXt", Array(profile.utf8))) == .turnedRight)
  }

  @Test(arguments: ["zTXt", "iTXt", "tEXt"])
  func `a text that is damaged or too long is ignored`(name: String) throws {
    let compressed = Self.profileName + (name == "iTXt" ? [1, 0, 0, 0] : [0])
    let zeros = deflatedZeros(1 << 20 + 1)

    for text in [
      Self.profileName, Array(Self.profileName.dropLast()), compressed, compressed + [0x78],
      compressed + zeros, compressed + zeros.prefix(500),
    ] {
      #expect(Orientation(ofPNG: png(text: name, text)) == .upright)
    }
  }

  @Test(arguments: ["made-turned-profile-z.png", "made-turned-xmp-z.png", "made-turned-xmp.webp"])
  func `whatever byte is wrong, it is an orientation`(name: String) throws {
    let file = try fixture(name)

    for position in file.indices {
      var damaged = file
      damaged[position] ^= 0x55
      #expect((1...8).contains(Orientation(ofPNG: damaged).rawValue))
      #expect((1...8).contains(Orientation(ofWebP: damaged).rawValue))
    }
  }

  private func png(text name: String, _ content: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk(name, content)
  }
}
