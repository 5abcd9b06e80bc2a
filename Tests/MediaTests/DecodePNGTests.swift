import Artwork
import TestSupport
import Testing

@testable import FetchProgram

@Suite struct DecodePNGTests {
  @Test func `pixels keep their colours and their transparency`() throws {
    #expect(try decodePicture(TinyPNG.fourPixels) == TinyPNG.fourPixelImage)
  }

  @Test func `pixels without transparency are opaque`() throws {
    #expect(
      try decodePicture(TinyPNG.twoPixels)
        == PixelImage(width: 2, height: 1, bytes: [9, 8, 7, 255, 200, 100, 50, 255]))
  }

  @Test(arguments: [
    "pngsuite-basn0g01.png", "pngsuite-basn2c08.png", "pngsuite-basn3p02.png",
    "pngsuite-basn4a08.png", "pngsuite-basn6a16.png", "pngsuite-ibasn2c08.png",
    "pngsuite-ftbbn3p08.png",
  ])
  func `every kind of PNG is read`(name: String) throws {
    let image = try decodePicture(fixture(name))

    #expect(image.width == 32)
    #expect(image.height == 32)
    #expect(Set(image.bytes).count > 1)
  }

  @Test func `an interlaced picture is put together`() throws {
    let image = try decodePicture(fixture("pngsuite-ibasn2c08.png"))

    #expect(image.bytes[..<4] == [255, 255, 255, 255])
    #expect(image.bytes[(5 * 4)..<(6 * 4)] == [255, 255, 250, 255])
    #expect(image.bytes[(31 * 4)..<(32 * 4)] == [255, 255, 224, 255])
  }

  /// Both files hold the same samples, but the second declares them linear.
  @Test func `samples that are not sRGB are made so`() throws {
    let plain = try decodePicture(fixture("pngsuite-ibasn2c08.png"))
    let linear = try decodePicture(fixture("pngsuite-basn2c08.png"))

    let blue = 31 * 4 + 2

    #expect(plain.bytes[blue] == 224)
    // 241 by sRGB's own curve; 240 by the gamma that libpng uses for it.
    #expect((240...241).contains(linear.bytes[blue]))
  }

  @Test func `transparent and opaque pixels of a palette are distinguished`() throws {
    let image = try decodePicture(fixture("pngsuite-ftbbn3p08.png"))

    let alphas = Set(stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] })

    #expect(alphas == [0, 255])
  }

  @Test(arguments: [
    "ipng-xcrn0g04.png", "ipng-xlfn0g04.png", "ipng-xhdn0g08.png",
    "ipng-xc1n0g08.png", "ipng-xd0n2c08.png", "ipng-xdtn0g01.png", "ipng-x_ihdr_missing.png",
    "ipng-x_unexpected_eof.png",
  ])
  func `a damaged picture is reported`(name: String) throws {
    let bytes = try fixture(name)

    #expect(throws: PictureError.damaged) { try decodePicture(bytes) }
  }

  @Test func `a truncated picture is damaged`() {
    for count in 4..<(TinyPNG.fourPixels.count - 20) {
      #expect(throws: PictureError.damaged) {
        try decodePicture(Array(TinyPNG.fourPixels.prefix(count)))
      }
    }
  }

  @Test(arguments: [[], Array("GIF89a".utf8), [UInt8](repeating: 0, count: 1000)])
  func `anything but a picture has an unknown format`(bytes: [UInt8]) {
    #expect(throws: PictureError.unknownFormat) { try decodePicture(bytes) }
  }

  @Test func `a picture may be 10,000 pixels wide and high, no more`() throws {
    #expect(try decodePicture(TinyPNG.widest).width == 10_000)
    #expect(throws: PictureError.tooLarge(width: 10_001, height: 1)) {
      try decodePicture(TinyPNG.tooWide)
    }
    #expect(throws: PictureError.tooLarge(width: 1, height: 10_001)) {
      try decodePicture(TinyPNG.tooHigh)
    }
  }

  @Test func `a picture that claims to be huge costs nothing`() {
    #expect(throws: PictureError.self) { try decodePicture(TinyPNG.boastful) }
  }
}
