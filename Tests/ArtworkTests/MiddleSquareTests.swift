import Artwork
import Testing

@Suite struct MiddleSquareTests {
  @Test(
    arguments: [
      ([[1, 2, 3, 4], [5, 6, 7, 8]], [[2, 3], [6, 7]]),
      ([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], [[2, 3], [7, 8]]),
      ([[1, 2, 3]], [[2]]), ([[1, 2]], [[1]]),
      ([[1, 2], [3, 4], [5, 6], [7, 8]], [[3, 4], [5, 6]]),
      ([[1, 2], [3, 4], [5, 6]], [[1, 2], [3, 4]]), ([[1], [2], [3]], [[2]]),
    ] as [([[UInt8]], [[UInt8]])])
  func `what is left over at both ends is cut off`(rows: [[UInt8]], square: [[UInt8]]) throws {
    #expect(try numbered(rows).middleSquare == numbered(square))
  }

  @Test(arguments: [[[1]], [[1, 2], [3, 4]]] as [[[UInt8]]])
  func `a square stays as it is`(rows: [[UInt8]]) throws {
    #expect(try numbered(rows).middleSquare == numbered(rows))
  }

  private func numbered(_ rows: [[UInt8]]) throws -> PixelImage {
    let bytes = rows.joined().flatMap { [$0, $0 + 10, $0 + 20, $0 + 30] }
    return try #require(PixelImage(width: rows[0].count, height: rows.count, bytes: bytes))
  }
}
