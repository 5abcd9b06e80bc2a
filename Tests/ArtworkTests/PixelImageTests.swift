import Artwork
import Testing

@Suite struct PixelImageTests {
  @Test func `an image holds four bytes a pixel`() throws {
    let bytes = Array(UInt8(0)..<24)

    let image = try #require(PixelImage(width: 3, height: 2, bytes: bytes))

    #expect(image.width == 3)
    #expect(image.height == 2)
    #expect(image.bytes == bytes)
  }

  @Test(arguments: [
    (3, 2, 23), (3, 2, 25), (3, 2, 6), (3, 2, 0), (0, 2, 0), (3, 0, 0), (0, 0, 0),
    (-1, 2, 0), (3, -2, 0), (-1, -1, 4), (-3, -2, 24),
  ])
  func `there is no image without the right number of bytes`(width: Int, height: Int, count: Int) {
    #expect(
      PixelImage(width: width, height: height, bytes: .init(repeating: 7, count: count)) == nil)
  }
}
