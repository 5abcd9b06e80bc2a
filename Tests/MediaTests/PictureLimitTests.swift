import Artwork
import FetchProgram
import TestSupport
import Testing

/// Pictures that claim a false size: reporting them as too large, not as damaged, shows that no
/// pixel was read.
@Suite struct PictureLimitTests {
  private static let tooLarge = [
    (9000, 9000), (10_000, 4001), (4001, 10_000), (10_001, 1), (1, 10_001), (16_000, 16_000),
  ]

  @Test(arguments: tooLarge)
  func `a JPEG that claims too much is refused`(width: Int, height: Int) throws {
    let bytes = try jpeg(claiming: width, height)

    expectTooLarge(bytes, width, height)
  }

  @Test(arguments: tooLarge)
  func `a PNG that claims too much is refused`(width: Int, height: Int) {
    let bytes = png(claiming: width, height)

    expectTooLarge(bytes, width, height)
  }

  @Test(arguments: tooLarge)
  func `a WebP that claims too much is refused`(width: Int, height: Int) throws {
    expectTooLarge(try lossyWebP(claiming: width, height), width, height)
    expectTooLarge(try losslessWebP(claiming: width, height), width, height)
  }

  @Test func `a JPEG that claims all it can is refused`() throws {
    expectTooLarge(try jpeg(claiming: 65_500, 65_500), 65_500, 65_500)
    // The decoder itself refuses larger ones.
    for bytes in try [fixture("jd-max_size.jpg"), jpeg(claiming: 65_535, 1)] {
      #expect(throws: PictureError.damaged) { try decodePicture(bytes) }
    }
  }

  @Test(arguments: [(1 << 32 - 1, 1), (1, 1 << 32 - 1), (0, 1), (1, 0), (1 << 31, 1)])
  func `a PNG with an impossible size is an error`(width: Int, height: Int) {
    #expect(throws: PictureError.self) { try decodePicture(png(claiming: width, height)) }
  }

  @Test func `forty megapixels are not too many`() throws {
    let bytes = png(claiming: 10_000, 4000)

    #expect(throws: PictureError.damaged) { try decodePicture(bytes) }
  }

  private func expectTooLarge(_ bytes: [UInt8], _ width: Int, _ height: Int) {
    for minimumSide in [1, 300, .max] {
      #expect(throws: PictureError.tooLarge(width: width, height: height)) {
        try decodePicture(bytes, minimumSide: minimumSide)
      }
    }
  }
}
