import MemoryTunes
import Testing

@testable import RecordsLive

@Suite struct FlipBytesTests {
  @Test(arguments: [
    ([], []),
    ([Flip(card: 3, seconds: 0), Flip(card: 79, seconds: 127)], [3, 0, 79, 127]),
    ([Flip(card: 0, seconds: 128), Flip(card: 1, seconds: 128)], [0, 0x80, 1, 1, 0]),
    ([Flip(card: 0, seconds: 4_000_000_000)], [0, 0x80, 0xD0, 0xAC, 0xF3, 0x0E]),
  ])
  func `flips are stored in a few bytes and read again`(flips: [Flip], bytes: [UInt8]) {
    #expect(flips.bytes == bytes)
    #expect([Flip](bytes: bytes, cardCount: 80) == flips)
  }

  @Test(arguments: [
    [16, 0], [255, 0], [3], [3, 0x80], [3, 0x80, 0x80, 0x80, 0x80, 0x80, 0],
    [3, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0, 0x80, 0xD0, 0xAC, 0xF3, 0x0E, 0, 1],
    Array(repeating: 0, count: 20_002),
  ])
  func `bytes that are no flips are refused`(bytes: [UInt8]) {
    #expect([Flip](bytes: bytes, cardCount: 16) == nil)
  }

  @Test func `time that runs backwards cannot be stored`() {
    #expect([Flip(card: 0, seconds: 2), Flip(card: 1, seconds: 1)].bytes == nil)
    #expect([Flip(card: -1, seconds: 0)].bytes == nil)
  }
}
