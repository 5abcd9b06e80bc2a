import FetchProgram
import Foundation
import TestSupport

/// Pictures that claim a false size: reporting them as too large, not as damaged, shows that no
/// pixel was read.
@Suite struct PictureLimitTests {
  private static let tooLarge = [
    (9000, 9000), (10_000, 4001), (4001, 10_000), (10_001, 1), (1, 10_001), (16_000, 16_000),
  ]

  @Test(arguments: tooLarge)
  func `a picture that claims too much is refused`(width: Int, height: Int) throws {
    expectTooLarge(try jpeg(claiming: width, height), width, height)
    expectTooLarge(png(claiming: width, height), width, height)
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

  @Test(arguments: [
    (1 << 32 - 1, 1), (1, 1 << 32 - 1), (0, 1), (1, 0), (1 << 31, 1), (1_000_000, 1_000_000),
  ])
  func `a PNG with an impossible size is an error`(width: Int, height: Int) {
    #expect(throws: PictureError.self) { try decodePicture(png(claiming: width, height)) }
  }

  @Test func `forty megapixels are not too many, nor are 10,000 columns or rows`() throws {
    #expect(throws: PictureError.damaged) { try decodePicture(png(claiming: 10_000, 4000)) }
    #expect(try decodePicture(grey([.init(repeating: 0, count: 10_000)])).width == 10_000)
  }

  private func expectTooLarge(_ bytes: [UInt8], _ width: Int, _ height: Int) {
    for minimumSide in [1, 300, .max] {
      #expect(throws: PictureError.tooLarge(width: width, height: height)) {
        try decodePicture(bytes, minimumSide: minimumSide)
      }
    }
  }

  @Test func `a PNG that claims gigabytes or decompresses to them takes no memory`() async {
    await #expect(processExitsWith: .success) {
      let claim = try fixture("made-42-byte-2GB.png")
      let zeros = deflatedZeros(100 << 20)
      let text = png(
        claiming: 1, 1, notes: chunk("zTXt", [0x61, 0, 0] + zeros), pixels: deflatedZeros(2))
      let profile = png(
        claiming: 1, 1, notes: chunk("iCCP", [0x61, 0, 0] + zeros), pixels: deflatedZeros(2))

      expectLittleMemory {
        #expect(throws: PictureError.damaged) { try decodePicture(claim) }
        #expect((try? decodePicture(text))?.bytes == [0, 0, 0, 255])
        #expect((try? decodePicture(profile))?.bytes == [0, 0, 0, 255])
      }
    }
  }

  @Test func `a PNG of forty megapixels takes little memory`() async {
    await #expect(processExitsWith: .success) {
      let inRows = png(claiming: 10_000, 4000, pixels: deflatedZeros(40_004_000))
      // Each row takes one byte more than its pixels; there are 7,500 rows in all passes.
      let inPasses = png(
        claiming: 10_000, 4000, isInterlaced: true,
        pixels: deflatedZeros(40_007_500))

      expectLittleMemory {
        for bytes in [inRows, inPasses] {
          let image = try? decodePicture(bytes, minimumSide: 300)
          #expect([image?.width, image?.height] == [770, 308])
        }
      }
    }
  }
}

/// At most 64 MiB, plus 1 MiB for the pixels.
private func expectLittleMemory(of work: () -> Void) {
  let before = peakMemory()

  work()

  #expect(peakMemory() - before <= 65 << 20)
}

private func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #else
    getrusage(__rusage_who_t(0), &usage)
    return usage.ru_maxrss << 10
  #endif
}
