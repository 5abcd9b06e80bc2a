import Foundation
import TestSupport
import Testing

@testable import SoundLive

/// The file that lists the pieces.
@Suite struct PieceTests {
  private static let written = """
    {"pop": {"beatFrames": 25600, "beatsInBar": 4, "bars": 4, "leadIn": 24000, "parts":
      {"pop/a": {"role": "bass", "bars": 2, "pan": -0.5, "power": 0.02}}}}
    """

  @Test func `a piece is read with its parts`() throws {
    let pieces = try read(Self.written)

    let part = Piece.Part(bars: 2, pan: -0.5, power: 0.02)
    #expect(
      pieces == [
        "pop": Piece(
          beatFrames: 25_600, beatsInBar: 4, bars: 4, leadIn: 24_000, parts: ["pop/a": part])
      ])
    #expect(pieces["pop"]?.roundFrames == 409_600)
  }

  @Test(
    arguments: [
      ("25600", "0"), ("25600", "-1"), ("25600", "48001"), ("25600", "9e99"), ("25600", "\"a\""),
      ("\"beatsInBar\": 4", "\"beatsInBar\": 0"), ("\"beatsInBar\": 4", "\"beatsInBar\": 17"),
      ("\"bars\": 4", "\"bars\": 0"), ("\"bars\": 4", "\"bars\": 9"), ("24000", "-1"),
      ("24000", "48001"), ("\"bars\": 2", "\"bars\": 3"), ("\"bars\": 2", "\"bars\": 0"),
      ("-0.5", "-1.5"), ("0.02", "0"), ("0.02", "9e-5"), ("0.02", "2"), ("0.02", "-1"),
      ("{\"pop\"", "[\"pop\""),
    ])
  func `a piece with a number out of its range is left out`(good: String, bad: String) throws {
    #expect(try read(Self.written.replacing(good, with: bad, maxReplacements: 1)) == [:])
  }

  @Test func `a file that is missing, or far too large, has no pieces`() throws {
    #expect(Piece.all(in: "/nowhere/band.json") == [:])
    #expect(try read(Self.written + String(repeating: " ", count: 1 << 20)) == [:])
  }

  private func read(_ text: String) throws -> [String: Piece] {
    try withTemporaryFolder { folder in
      let file = folder + "/band.json"
      try Data(text.utf8).write(to: URL(filePath: file))
      return Piece.all(in: file)
    }
  }
}
