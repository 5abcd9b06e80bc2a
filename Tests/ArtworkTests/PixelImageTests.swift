import Artwork
import Testing

@Suite struct PixelImageTests {
  @Test(arguments: [
    (3, 2, 23), (3, 2, 25), (3, 2, 6), (3, 2, 0), (0, 2, 0), (3, 0, 0), (0, 0, 0),
    (-1, 2, 0), (3, -2, 0), (-1, -1, 4), (-3, -2, 24),
  ])
  func `there is no image without the right number of bytes`(width: Int, height: Int, count: Int) {
    #expect(
      PixelImage(width: width, height: height, bytes: .init(repeating: 7, count: count)) == nil)
  }

  @Test(
    arguments: [
      ([[1, 2, 3, 4], [5, 6, 7, 8]], [[2, 3], [6, 7]]),
      ([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], [[2, 3], [7, 8]]),
      ([[1, 2, 3]], [[2]]), ([[1, 2]], [[1]]),
      ([[1, 2], [3, 4], [5, 6], [7, 8]], [[3, 4], [5, 6]]),
      ([[1, 2], [3, 4], [5, 6]], [[1, 2], [3, 4]]), ([[1], [2], [3]], [[2]]),
      // A square stays as it is.
      ([[1]], [[1]]), ([[1, 2], [3, 4]], [[1, 2], [3, 4]]),
    ] as [([[UInt8]], [[UInt8]])])
  func `a square is what is in the middle`(rows: [[UInt8]], square: [[UInt8]]) throws {
    #expect(try numbered(rows).middleSquare == numbered(square))
  }

  private func numbered(_ rows: [[UInt8]]) throws -> PixelImage {
    let bytes = rows.joined().flatMap { [$0, $0 + 10, $0 + 20, $0 + 30] }
    return try #require(PixelImage(width: rows[0].count, height: rows.count, bytes: bytes))
  }

  @Test(
    arguments: [
      // One and a half columns each.
      (
        3, [0, 0, 0, 255, 90, 90, 90, 255, 240, 240, 240, 255], 2,
        [30, 30, 30, 255, 190, 190, 190, 255]
      ),
      // What is transparent does not count for the colour.
      (2, [200, 0, 0, 255, 0, 80, 0, 0], 1, [200, 0, 0, 128]),
      (2, [0, 0, 0, 0, 0, 0, 0, 0], 1, [0, 0, 0, 0]),
    ] as [(Int, [UInt8], Int, [UInt8])])
  func `a pixel is the mean of the area that it stands for`(
    side: Int, row: [UInt8], width: Int, expected: [UInt8]
  ) throws {
    let bytes = Array(repeating: row, count: side).flatMap(\.self)
    let image = try #require(PixelImage(width: side, height: side, bytes: bytes))

    let scaled = image.scaledDown(toWidth: width, height: 1)

    #expect((scaled.width, scaled.height) == (width, 1))
    #expect(scaled.bytes == expected)
    #expect(image.scaledDown(toWidth: 5, height: 5) == image)
  }
}
