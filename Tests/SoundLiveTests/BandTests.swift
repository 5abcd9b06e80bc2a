import Testing

@testable import SoundLive

@Suite struct BandTests {
  private var stage = BandStage()

  @Test mutating func `nothing is silence`() {
    #expect(stage.band.isSilent)
    #expect(stage.render(100) == level(0, 100))
  }

  @Test mutating func `the first part begins the piece at once, at its first beat, and repeats`() {
    stage.play(["bass"])

    let round = stage.heard("bass", 0..<3840)
    let start = (0..<96).map { round[$0] * Float($0 + 1) / 96 }
    #expect(!stage.band.isSilent)
    #expect(isNear(stage.render(9000), start + round[96...] + round + round[..<1320]))
  }

  @Test mutating func `a part enters where the next bar begins, in step with the others`() {
    stage.play(["bass"])
    let before = stage.render(700)
    stage.play(["bass", "beat"])
    let after = stage.render(3140)

    #expect(isNear(before[96...], stage.heard("bass", 96..<700)))
    #expect(isNear(after[..<1220], stage.heard("bass", 700..<1920)))
    // Two parts together are as loud as one: each is softer.
    let both = zip(
      stage.heard("bass", 0..<3840), stage.heard("beat", 0..<1920) + stage.heard("beat", 0..<1920)
    )
    .map { ($0 + $1) * Float(0.5).squareRoot() }
    #expect(isNear(after[(1220 + 1900)...], both[3820...], within: 0.02))
  }

  @Test mutating func `in whatever order the pairs are found, the band is the same`() {
    var (one, other) = (stage, stage)
    one.play(["bass", "beat", "lead"])
    other.play(["lead", "bass", "beat"])

    #expect(isNear(one.render(5000), other.render(5000), within: 1e-5))
  }

  @Test(arguments: [1, 7, 480, 4001])
  mutating func `what is asked for in pieces is the same`(size: Int) {
    var (whole, pieces) = (stage, stage)
    whole.play(["bass", "beat"])
    pieces.play(["bass", "beat"])

    var frames: [Float] = []
    while frames.count < 4000 { frames += pieces.render(min(size, 4000 - frames.count)) }
    #expect(frames == whole.render(4000))
  }

  @Test mutating func `after a thousand rounds a part is where it belongs`() {
    stage.play(["bass"])
    for _ in 0..<1000 { _ = stage.render(3840) }

    #expect(isNear(stage.render(3840), stage.heard("bass", 0..<3840)))
  }

  @Test mutating func `a part leaves where a bar begins, and comes back in step`() {
    stage.play(["bass", "lead"])
    _ = stage.render(5000)
    stage.play(["bass"])
    _ = stage.render(760)
    let alone = stage.render(3840)
    stage.play(["bass", "lead"])
    _ = stage.render(3840)

    // 5760 frames are three bars.
    #expect(isNear(alone[1920...], stage.heard("bass", 0..<1920), within: 0.03))
    let both = zip(stage.heard("bass", 0..<3840), stage.heard("lead", 0..<3840))
      .map { ($0 + $1) * Float(0.5).squareRoot() }
    #expect(isNear(stage.render(1920), both[1920...], within: 0.03))
  }

  @Test mutating func `a hundred changes in a bar come to the last one`() {
    stage.play(["bass"])
    for count in 0..<100 {
      stage.play(count.isMultiple(of: 2) ? ["lead", "beat"] : ["bass"])
      _ = stage.render(19)
    }
    _ = stage.render(1940)

    // The piece has gone on from its beginning, through 3840 frames.
    #expect(isNear(stage.render(3840), stage.heard("bass", 0..<3840), within: 0.03))
  }

  @Test mutating func `while a voice is heard the band is twelve decibels softer`() {
    stage.play(["bass"])
    _ = stage.render(3840)
    _ = stage.render(3840, isVoiceHeard: true)

    #expect(
      isNear(
        stage.render(3840, isVoiceHeard: true), stage.heard("bass", 0..<3840).map { $0 * 0.25 }))
    // Two thirds of the way back take sixty milliseconds.
    _ = stage.render(38_400)
    #expect(isNear(stage.render(3840), stage.heard("bass", 0..<3840)))
  }

  @Test mutating func `where tunes are to be heard alone, it is silent below them`() {
    stage.play(["bass"]) { $0.yieldsToVoice = true }
    _ = stage.render(38_400, isVoiceHeard: true)

    #expect(isNear(stage.render(3840, isVoiceHeard: true), level(0, 3840)))
    #expect(!stage.band.isSilent)
  }

  @Test mutating func `a miss hushes it for two beats, or as long as the voice lasts`() {
    stage.play(["bass"])
    _ = stage.render(19_200)
    stage.play(["bass"]) { $0.hushCount = 1 }
    let hushed = stage.render(960)
    let back = stage.render(38_400).suffix(3840)
    stage.play(["bass"]) { $0.hushCount = 2 }
    for _ in 0..<20 { _ = stage.render(960, isVoiceHeard: true) }

    #expect((hushed.last ?? 1) < 0.1)
    #expect(isNear(back, stage.heard("bass", 960..<3840) + stage.heard("bass", 0..<960)))
    #expect(isNear(stage.render(960, isVoiceHeard: true), level(0, 960)))
  }

  @Test mutating func `paused, it falls silent, and goes on from where it was`() {
    stage.play(["bass"])
    _ = stage.render(5000)
    stage.play(["bass"]) { $0.isPaused = true }
    let fading = stage.render(48_000)

    #expect(stage.band.isSilent)
    #expect(fading.suffix(30_000).allSatisfy { $0 == 0 })
    let place = (fading.lastIndex { $0 != 0 } ?? 0) + 1
    stage.play(["bass"])
    #expect(!stage.band.isSilent)
    _ = stage.render(38_400)
    let now = (5000 + place + 38_400) % 3840
    #expect(isNear(stage.render(3840 - now), stage.heard("bass", now..<3840), within: 0.01))
  }

  @Test mutating func `without a score it falls silent, and begins anew with the next`() {
    stage.play(["bass"])
    _ = stage.render(5000)
    stage.band.play(nil, piece: nil)
    _ = stage.render(48_000)
    #expect(stage.band.isSilent)

    stage.play(["lead"])
    #expect(isNear(stage.render(3840)[96...], stage.heard("lead", 96..<3840)))
  }

  @Test(arguments: ["missing", "short"])
  mutating func `a part that is missing or damaged is told, and the rest plays`(damage: String) {
    stage.files["lead"] = damage == "short" ? sawtooth(3000, leadIn: 10) : nil
    let failures = stage.play(["lead", "bass"])

    #expect(failures == [.unreadable(path: "lead")])
    #expect(isNear(stage.render(3840)[96...], stage.heard("bass", 96..<3840)))
  }

  @Test mutating func `on a machine that is too slow, parts are left out until others are found`() {
    stage.play(["bass", "lead"])
    _ = stage.render(19_200)
    stage.band.drop()
    _ = stage.render(19_200)
    #expect(isNear(stage.render(3840), stage.heard("bass", 0..<3840), within: 0.01))

    stage.play(["bass", "lead", "beat"])
    _ = stage.render(19_200)
    let all = (0..<3840).map { frame in
      (stage.heard("bass", 0..<3840)[frame] + stage.heard("lead", 0..<3840)[frame]
        + stage.heard("beat", 0..<1920)[frame % 1920]) / Float(3).squareRoot()
    }
    #expect(isNear(stage.render(3840), all, within: 0.01))
  }

  @Test mutating func `a part that is not of the piece is left out`() {
    stage.play(["bass", "flute"])

    #expect(isNear(stage.render(3840)[96...], stage.heard("bass", 96..<3840)))
  }

  @Test mutating func `a part has a place of its own between the loudspeakers`() {
    var parts = stage.piece.parts
    parts["bass"]?.pan = 0.5
    let panned = Piece(beatFrames: 480, beatsInBar: 4, bars: 2, leadIn: 10, parts: parts)
    stage.play(["bass"], of: panned)
    var sum = [SIMD2<Float>](repeating: .zero, count: 200)
    stage.band.add(to: &sum, isVoiceHeard: false)

    #expect(sum[150].x > 0)
    #expect(abs(sum[150].x * 2 - sum[150].y) < 1e-6)
  }
}
