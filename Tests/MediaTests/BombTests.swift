import Artwork
import FetchProgram
import TestSupport
import Testing

/// Decompression bombs.
///
/// Each runs in a process of its own, whose memory is measured.
@Suite struct BombTests {
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
