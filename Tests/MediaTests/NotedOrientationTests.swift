import TestSupport
import Testing

@testable import FetchProgram

/// Orientation in the texts of a PNG, and in XMP.
@Suite struct NotedOrientationTests {
  private static let profileName = Array("Raw profile type exif\0".utf8)
  private static let xmpMark = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  private static let xmp = Array("tiff:Orientation=\"6\"".utf8)
  private static let exif = directory("MM", [(0x0112, 6)])

  @Test(arguments: [
    ("<tiff:Orientation>6</tiff:Orientation>", Orientation.turnedRight),
    ("<rdf:Description tiff:Orientation=\"8\"/>", .turnedLeft),
    ("tiff:Orientation='6' tiff:Orientation=\"3\"", .upsideDown),
    ("tiff:Orientation=\"1\" tiff:Orientation=\"6\"", .upright),
    ("tiff:Orientation=\"9\"", .upright), ("tiff:Orientation=\"a\"", .upright),
    ("tiff:Orientation=\"", .upright), ("tiff:Orientation", .upright), ("", .upright),
  ])
  func `the first digit after the name in XMP counts`(xmp: String, orientation: Orientation) {
    let name = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)

    #expect(
      Orientation(ofJPEG: [0xFF, 0xD8] + segment(0xE1, Self.xmpMark + xmp.utf8)) == orientation)
    #expect(Orientation(ofWebP: webP(webPChunk("XMP ", Array(xmp.utf8)))) == orientation)
    #expect(Orientation(ofPNG: signature + chunk("iTXt", name + xmp.utf8)) == orientation)
  }

  @Test(arguments: [(0x0112, Orientation.upright), (0x010F, .turnedRight)])
  func `Exif data count before XMP, if they name an orientation`(
    tag: Int, orientation: Orientation
  ) {
    let chunks = webPChunk("EXIF", directory("II", [(tag, 1)])) + webPChunk("XMP ", Self.xmp)

    #expect(Orientation(ofWebP: webP(chunks)) == orientation)
  }

  /// Its kind, what is before and after its digits, its content, and the orientation.
  @Test(
    arguments: [
      ("exif", "\nexif\n 26\n", exif, "", .turnedRight),
      ("exif", "\nEXIF\n\n", exif, "\n ", .turnedRight),
      ("exif", "\nexif\n 26\n", exif, "0", .turnedRight),
      ("exif", "exif\n 26\n", exif, "", .upright),
      ("exif", "\nexif\n 26\nx", exif, "", .upright), ("exif", "", exif, "", .upright),
      ("APP1", "\nAPP1\n 26\n", exif, "", .turnedRight),
      ("APP1", "\nAPP1\n 32\n", Array("Exif\0\0".utf8) + exif, "", .turnedRight),
      ("APP1", "\nAPP1\n 49\n", xmpMark + xmp, "", .turnedRight),
      ("xmp", "\nxmp\n 20\n", xmp, "", .turnedRight),
    ] as [(String, String, [UInt8], String, Orientation)])
  func `a raw profile is hexadecimal digits after three lines: Exif data, XMP, or a JPEG's segment`(
    kind: String, start: String, content: [UInt8], end: String, orientation: Orientation
  ) {
    let digits = content.map { "\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }.joined()
    let profile = "Raw profile type \(kind)\0\(start)\(digits)\(end)"

    #expect(Orientation(ofPNG: signature + chunk("tEXt", Array(profile.utf8))) == orientation)
  }

  @Test(arguments: ["zTXt", "iTXt", "tEXt"])
  func `a text that is damaged or too long is ignored`(name: String) {
    let compressed = Self.profileName + (name == "iTXt" ? [1, 0, 0, 0] : [0])
    let zeros = deflatedZeros(1 << 20 + 1)

    for text in [
      Self.profileName, Array(Self.profileName.dropLast()), compressed, compressed + [0x78],
      compressed + zeros, compressed + zeros.prefix(500),
    ] {
      #expect(Orientation(ofPNG: signature + chunk(name, text)) == .upright)
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
}
