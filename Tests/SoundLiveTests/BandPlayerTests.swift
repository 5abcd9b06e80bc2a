import TestSupport

@testable import SoundLive

@Suite struct BandPlayerTests {
  private let device = ScriptedDevice()
  private let stage: Stage
  private let score = BandScore(
    piece: "test", parts: [.init(name: "bass", path: "bass")], volume: 1)

  init() {
    stage = Stage(.success(device))
    // A round of one second.
    stage.pieces["test"] = Piece(
      beatFrames: 12_000, beatsInBar: 4, bars: 1, leadIn: 4800,
      parts: ["bass": .init(bars: 1, pan: 0, power: 0.13631 * 0.13631)])
    stage.sources["bass"] = Samples(0.25, milliseconds: 1100)
  }

  @Test func `a part is decoded in silence, and then heard at once`() {
    stage.obey(.band(score))
    #expect(stage.opened == [])
    stage.pass(.milliseconds(1))

    #expect(stage.opened == [.zero])
    stage.pass(.seconds(3))
    // Three seconds, and what is kept ahead.
    #expect((144_000...147_360).contains(device.frames.count))
    #expect(device.frames[96...].allSatisfy { abs($0 - 8192) <= 1 })
    #expect(stage.told == [])
  }

  @Test func `a minute after the last order the band falls silent, and goes on with the next`() {
    stage.devices.append(.success(device))
    stage.obey(.band(score))
    stage.pass(.seconds(59))
    stage.obey(.listen)
    stage.pass(.seconds(59))
    #expect(device.frames.last == 8192)

    stage.pass(.seconds(7))
    #expect(device.frames.last == 0)
    #expect(device.log == ["drain", "close"])
    // Nothing wakes the thread until there is an order.
    #expect(stage.next == nil)

    stage.obey(.listen)
    stage.pass(.seconds(1))
    #expect(device.frames.suffix(4800).allSatisfy { abs($0 - 8192) <= 1 })
  }

  @Test func `below a tune it is softer, and it goes on after it`() {
    stage.sources["tune"] = Samples(0.5, milliseconds: 500)
    stage.obey(.band(score))
    stage.pass(.seconds(1))
    stage.obey(.speak("tune"))
    stage.pass(.milliseconds(450))
    #expect(device.frames.last.map { abs($0 - 16_384 - 2048) <= 2 } == true)

    stage.pass(.seconds(1))
    #expect(device.frames.last.map { abs($0 - 8192) <= 1 } == true)
  }

  @Test func `a device that runs out of frames once costs no part, as when the game was stopped`() {
    stage.obey(.band(score))
    stage.pass(.seconds(1))
    for gap in [5, 2] {
      device.script[device.calls] = .isInterrupted
      device.script[device.calls + 1] = .isInterrupted
      stage.pass(.seconds(gap))
    }

    #expect(device.log.count { $0 == "interrupted" } == 4)
    #expect(device.frames.last == 8192)
  }

  @Test func `one that runs out of frames again within a second is left a part less to mix`() {
    stage.obey(.band(score))
    stage.pass(.seconds(1))
    device.script[device.calls] = .isInterrupted
    stage.pass(.milliseconds(500))
    device.script[device.calls] = .isInterrupted
    stage.pass(.seconds(1))

    #expect(device.frames.last == 0)
  }

  @Test(arguments: ["polka", "test"])
  func `an unknown piece, or a part that cannot be read, is silence, told once`(piece: String) {
    stage.sources = [:]
    stage.obey(.band(BandScore(piece: piece, parts: score.parts, volume: 1)))
    stage.pass(.seconds(1))

    #expect(stage.told == [.unreadable(path: piece == "polka" ? "polka" : "bass")])
    #expect(stage.opened == [])
    #expect(stage.next == nil)
  }
}

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
      try write(text, to: folder + "/band.json")
      return Piece.all(in: folder + "/band.json")
    }
  }
}
