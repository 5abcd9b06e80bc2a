import Artwork
import Basics
import Testing

@testable import ArtworkLive

@Suite struct PathTextTests {
  @Test(arguments: [
    "", "/music/Björk/Début", "/Bjo\u{308}rk", "/日本語 🎵", "/\u{10FDFF}\u{10FF00}\u{10FE7F}\u{E000}",
  ])
  func `text stays as it is`(path: String) {
    let text = String(path: path.utf8)

    #expect(Array(text.utf8) == Array(path.utf8))
    #expect(text.pathBytes == Array(path.utf8))
    #expect(text.shownPath == path)
  }

  @Test(
    arguments: [
      ([0x4D, 0xFC], "M\u{10FEFC}", "M\u{FFFD}"),
      ([0xFF, 0x80, 0x61], "\u{10FEFF}\u{10FE80}a", "\u{FFFD}\u{FFFD}a"),
      ([0xE2, 0x82], "\u{10FEE2}\u{10FE82}", "\u{FFFD}"),
      ([0xC3, 0xA4, 0xE4, 0x2F], "ä\u{10FEE4}/", "ä\u{FFFD}/"),
      (Array("\u{10FE80}".utf8), "\u{10FEF4}\u{10FE8F}\u{10FEBA}\u{10FE80}", "\u{10FE80}"),
    ] as [([UInt8], String, String)])
  func `bytes that are no text come back`(bytes: [UInt8], text: String, shown: String) {
    #expect(Array(String(path: bytes).utf8) == Array(text.utf8))
    #expect(text.pathBytes == bytes)
    #expect(text.shownPath == shown)
  }

  @Test func `whatever the bytes are, they come back`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let bytes = (0..<generator.number(below: 12)).map { _ in
        UInt8(
          [0x2F, 0x61, 0x80, 0x8F, 0xB8, 0xBE, 0xC3, 0xE2, 0xF4, 0xFE, 0xFF][
            generator.number(below: 11)])
      }

      #expect(String(path: bytes).pathBytes == bytes)
    }
  }
}
