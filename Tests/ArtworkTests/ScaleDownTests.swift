import Artwork
import Testing

@Suite struct ScaleDownTests {
  @Test func `a pixel is the mean of the area that it stands for`() throws {
    let row: [UInt8] = [0, 90, 240]
    let image = try #require(
      PixelImage(width: 3, height: 3, bytes: (row + row + row).flatMap { [$0, $0, $0, 255] }))

    let scaled = image.scaledDown(toWidth: 2, height: 1)

    // One and a half columns each.
    #expect(scaled.bytes == [30, 30, 30, 255, 190, 190, 190, 255])
    #expect((scaled.width, scaled.height) == (2, 1))
  }

  @Test func `nothing is made larger`() throws {
    let image = try #require(PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 255]))

    #expect(image.scaledDown(toWidth: 5, height: 5) == image)
  }

  @Test func `what is transparent does not count for the colour`() throws {
    let row: [UInt8] = [200, 0, 0, 255, 0, 80, 0, 0]
    let image = try #require(PixelImage(width: 2, height: 2, bytes: row + row))
    let clear = try #require(PixelImage(width: 2, height: 2, bytes: .init(repeating: 0, count: 16)))

    #expect(image.scaledDown(toWidth: 1, height: 1).bytes == [200, 0, 0, 128])
    #expect(clear.scaledDown(toWidth: 1, height: 1).bytes == [0, 0, 0, 0])
  }
}
