import Artwork
import FetchProgram
import TestSupport
import Testing

@Suite struct DamagedPNGTests {
  @Test(arguments: [
    "tEXt", "zTXt", "iTXt", "sPLT", "pCAL", "sCAL", "hIST", "tIME", "iCCP", "eXIf", "bKGD", "cHRM",
    "sBIT", "gAMA", "sRGB", "PLTE", "tRNS", "IDAT", "IEND", "noNe",
  ])
  func `a chunk that claims more than there is ends the picture`(name: String) {
    let claim = bigEndian(0x7FFF_FFFF, 4) + Array(name.utf8)

    #expect(throws: PictureError.damaged) {
      try decodePicture(png(claiming: 1, 1, notes: claim))
    }
  }

  @Test func `a chunk that claims more than there is after the pixels does no harm`() throws {
    let claim = bigEndian(0x7FFF_FFFF, 4) + Array("tEXt".utf8)

    #expect(try decodePicture(greyPixel(7) + claim).bytes == [7, 7, 7, 255])
  }

  @Test(arguments: [false, true], [2, 3, 4, 259, 100_000])
  func `surplus pixels do no harm`(isInterlaced: Bool, count: Int) throws {
    #expect(
      try decodePicture(
        png(claiming: 1, 1, isInterlaced: isInterlaced, pixels: deflatedZeros(count))
      ).bytes == [0, 0, 0, 255])
  }

  @Test(arguments: [false, true], [1, 100_000])
  func `bytes after the end of the compressed pixels do no harm`(
    isInterlaced: Bool, count: Int
  ) throws {
    let surplus = [UInt8](repeating: 7, count: count)

    #expect(
      try decodePicture(
        png(claiming: 1, 1, isInterlaced: isInterlaced, pixels: deflatedZeros(2) + surplus)
      ).bytes == [0, 0, 0, 255])
    #expect(throws: PictureError.damaged) {
      try decodePicture(
        png(claiming: 1, 1, isInterlaced: isInterlaced, pixels: deflatedZeros(1) + surplus))
    }
  }
}
