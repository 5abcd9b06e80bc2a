import Artwork
import ArtworkLive
import Testing

/// Each code group costs the decoder kilobytes, whether it is used or not.
@Suite struct LosslessHeaderTests {
  private static let transforms: [[Transform]] = [
    [], [.subtractGreen], [.predictor(side: 4)], [.colour(side: 8), .subtractGreen],
    [.predictor(side: 512), .colour(side: 4), .subtractGreen], [.palette(colours: 17)],
  ]

  @Test(arguments: transforms)
  func `a picture has 2,600 sets of codes at most`(transforms: [Transform]) throws {
    let most = flatLosslessWebP(208, 200, transforms: transforms, codeSide: 4)
    let image = try decodePicture(most)

    #expect([image.width, image.height] == [208, 200])
    expectTooLarge(209, 200, transforms, codeSide: 4)
    expectTooLarge(2800, 2800, transforms, codeSide: 32)
  }

  /// With few colours, a byte holds several pixels.
  @Test(arguments: [(2, 8), (4, 4), (16, 2), (17, 1), (256, 1)])
  func `sets of codes are for bytes of pixels`(colours: Int, pixels: Int) throws {
    let transforms = [Transform.palette(colours: colours)]
    let most = flatLosslessWebP(208 * pixels, 200, transforms: transforms, codeSide: 4)

    #expect(try decodePicture(most).width == 208 * pixels)
    expectTooLarge(208 * pixels + 1, 200, transforms, codeSide: 4)
  }

  @Test func `transparency is limited likewise`() throws {
    let clear = [0b01] + flatPixels(transforms: [.subtractGreen], codeSide: 4)
    let size: [UInt8] = bigEndian(399, 3).reversed()
    let bytes = webP(
      webPChunk("VP8X", [0b1_0000, 0, 0, 0] + size + size) + webPChunk("ALPH", clear)
        + (try lossyWebP(claiming: 400, 400)).dropFirst(12))

    #expect(throws: PictureError.tooLarge(width: 400, height: 400)) { try decodePicture(bytes) }
  }

  @Test func `transforms without end are damage`() {
    let bytes = flatLosslessWebP(
      8, 8, transforms: Array(repeating: .subtractGreen, count: 1000), codeSide: nil)

    #expect(throws: PictureError.damaged) { try decodePicture(bytes) }
  }

  private func expectTooLarge(
    _ width: Int, _ height: Int, _ transforms: [Transform], codeSide: Int
  ) {
    #expect(throws: PictureError.tooLarge(width: width, height: height)) {
      try decodePicture(
        flatLosslessWebP(width, height, transforms: transforms, codeSide: codeSide))
    }
  }
}
