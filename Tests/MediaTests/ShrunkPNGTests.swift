import Artwork
import FetchProgram
import TestSupport
import Testing

@Suite struct ShrunkPNGTests {
  /// Red, half-transparent green, almost transparent blue, and a fully transparent colour.
  @Test func `pixels count by how opaque they are`() throws {
    let image = try decodePicture(TinyPNG.fourPixels, minimumSide: 1)

    // 255·255, 255·128 and 255·1, divided by the sum of their alpha, 384.
    #expect(image == PixelImage(width: 1, height: 1, bytes: [169, 85, 1, 96]))
  }

  @Test func `fully transparent pixels become transparent black`() throws {
    let bytes = png(claiming: 4, 2, hasAlpha: true, pixels: deflatedZeros(34))

    #expect(
      try decodePicture(bytes, minimumSide: 1)
        == PixelImage(width: 2, height: 1, bytes: [UInt8](repeating: 0, count: 8)))
  }

  @Test func `the last pixels of a row and of a column are means of fewer`() throws {
    let rows = (0..<5).map { y in (0..<5).map { x in UInt8(y * 50 + x * 10) } }

    let image = try decodePicture(grey(rows), minimumSide: 2)

    #expect([image.width, image.height] == [3, 3])
    let greys = stride(from: 0, to: image.bytes.count, by: 4).map { image.bytes[$0] }
    #expect(greys == [30, 50, 65, 130, 150, 165, 205, 225, 240])
  }

  /// 32 by 32 pixels, the last picture interlaced.
  @Test(arguments: [
    "pngsuite-basn0g01.png", "pngsuite-basn0g08.png", "pngsuite-basn0g16.png",
    "pngsuite-basn2c08.png", "pngsuite-basn2c16.png", "pngsuite-basn3p02.png",
    "pngsuite-basn3p08.png", "pngsuite-ibasn2c08.png",
  ])
  func `the means are those that another decoder's pixels have`(name: String) throws {
    let reference = try #require(Reference.all[name])

    let image = try decodePicture(fixture(name), minimumSide: 16)

    #expect([image.width, image.height] == [16, 16])
    #expect(image.meanDifferences(from: reference).allSatisfy { $0 <= 1 })
  }

  @Test func `a picture is never made smaller than asked for`() throws {
    let bytes = try fixture("wuffs-hat.png")

    for minimumSide in [46, 89, 90, 91, .max] {
      #expect(try decodePicture(bytes, minimumSide: minimumSide) == decodePicture(bytes))
    }
    #expect(try decodePicture(bytes, minimumSide: 45).width == 45)
  }
}
