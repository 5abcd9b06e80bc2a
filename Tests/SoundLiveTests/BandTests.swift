import Testing

@testable import SoundLive

@Suite struct BandTests {
  private var stage = BandStage()

  @Test mutating func `the first part begins the piece at once, at its first beat, and repeats`() {
    stage.play(["bass"])

    let start = zip(0..., stage.heard("bass", at: 0..<96)).map { $1 * Float($0 + 1) / 96 }
    #expect(!stage.band.isSilent)
    #expect(isNear(stage.render(9000), start + stage.heard("bass", at: 96..<9000)))
  }

  @Test mutating func `a part enters where the next bar begins, in step with the others`() {
    stage.play(["bass"])
    let before = stage.render(700)
    stage.play(["bass", "beat"])
    let after = stage.render(3140)

    #expect(isNear(before[96...], stage.heard("bass", at: 96..<700)))
    #expect(isNear(after[..<1220], stage.heard("bass", at: 700..<1920)))
    let both = stage.heard("bass", "beat", at: 3820..<3840)
    #expect(isNear(after[(1220 + 1900)...], both, within: 0.02))
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

    #expect(isNear(stage.render(3840), stage.heard("bass", at: 0..<3840)))
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
    #expect(isNear(alone[1920...], stage.heard("bass", at: 0..<1920), within: 0.03))
    let both = stage.heard("bass", "lead", at: 1920..<3840)
    #expect(isNear(stage.render(1920), both, within: 0.03))
  }

  @Test mutating func `a hundred changes in a bar come to the last one`() {
    stage.play(["bass"])
    for count in 0..<100 {
      stage.play(count.isMultiple(of: 2) ? ["lead", "beat"] : ["bass"])
      _ = stage.render(19)
    }
    _ = stage.render(1940)

    // The piece has gone on from its beginning, through 3840 frames.
    #expect(isNear(stage.render(3840), stage.heard("bass", at: 0..<3840), within: 0.03))
  }

  @Test(arguments: [(false, 0.25), (true, 0)] as [(Bool, Float)])
  mutating func `below a voice it is softer, or silent`(yieldsToVoice: Bool, loudness: Float) {
    stage.play(["bass"]) { $0.yieldsToVoice = yieldsToVoice }
    _ = stage.render(3840)
    _ = stage.render(38_400, isVoiceHeard: true)

    let round = stage.heard("bass", at: 0..<3840)
    #expect(isNear(stage.render(3840, isVoiceHeard: true), round.map { $0 * loudness }))
    #expect(!stage.band.isSilent)
    // Two thirds of the way back take sixty milliseconds.
    _ = stage.render(38_400)
    #expect(isNear(stage.render(3840), round))
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
    #expect(isNear(back, stage.heard("bass", at: 960..<4800)))
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
    let now = 5000 + place + 38_400
    #expect(isNear(stage.render(960), stage.heard("bass", at: now..<now + 960), within: 0.01))
  }

  @Test(
    arguments: [
      ("is missing", "lead", nil, [.unreadable(path: "lead")]),
      ("is damaged", "lead", sawtooth(3000, leadIn: 10), [.unreadable(path: "lead")]),
      ("is not of the piece", "flute", nil, []),
    ] as [(String, String, [Float]?, [SoundFailure])])
  mutating func `the rest plays without a part that`(
    reason: String, part: String, file: [Float]?, failures: [SoundFailure]
  ) {
    stage.files["lead"] = file

    #expect(stage.play([part, "bass"]) == failures)
    #expect(isNear(stage.render(3840)[96...], stage.heard("bass", at: 96..<3840)))
  }

  @Test mutating func `on a machine that is too slow, parts are left out until others are found`() {
    stage.play(["bass", "lead"])
    _ = stage.render(19_200)
    stage.band.drop()
    _ = stage.render(19_200)
    #expect(isNear(stage.render(3840), stage.heard("bass", at: 0..<3840), within: 0.01))

    stage.play(["bass", "lead", "beat"])
    _ = stage.render(19_200)
    let all = stage.heard("bass", "lead", "beat", at: 0..<3840)
    #expect(isNear(stage.render(3840), all, within: 0.01))
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

@Suite struct BandEndingTests {
  private var stage = BandStage()

  @Test mutating func `a fill is heard once, from the next bar on`() {
    stage.play(["bass"])
    _ = stage.render(700)
    stage.play(["bass"]) { $0.fill = "fill" }
    let frames = stage.render(6000)

    let expected = zip(700..., stage.heard("bass", at: 700..<6700)).map { frame, sample in
      sample + ((1920..<3840).contains(frame) ? 0.25 : 0)
    }
    // Without the 2 ms in which it enters.
    #expect(isNear(frames[..<1220], expected[..<1220]))
    #expect(isNear(frames[1316...], expected[1316...]))
  }

  @Test mutating func `whoever mutes the band and lets it go on hears the fill no second time`() {
    stage.play(["bass"]) { $0.fill = "fill" }
    _ = stage.render(9600)
    stage.mute()
    stage.play(["bass"]) { $0.fill = "fill" }

    #expect(isNear(stage.render(3840)[96...], stage.heard("bass", at: 96..<3840)))
    // On another board it is heard again.
    stage.play(["bass"])
    stage.play(["bass"]) { $0.fill = "fill" }
    _ = stage.render(96)
    #expect(isNear(stage.render(10), stage.heard("bass", at: 96..<106).map { $0 + 0.25 }))
  }

  @Test mutating func `at the end it begins anew, and parts enter beat by beat`() {
    stage.play(["bass", "beat"])
    _ = stage.render(3000)
    stage.play([]) { $0.ending = "ending" }
    #expect(stage.render(3000).suffix(1000).allSatisfy { $0 == 0 })
    #expect(stage.band.isSilent)

    stage.play(["lead"]) { $0.ending = "ending" }
    let first = stage.render(400)
    stage.play(["lead", "bass"]) { $0.ending = "ending" }
    let rest = stage.render(3440 + 3840)
    let ending = stage.render(960)

    #expect(isNear(first[96...], stage.heard("lead", at: 96..<400)))
    #expect(isNear(rest[..<80], stage.heard("lead", at: 400..<480)))
    let both = stage.heard("bass", "lead", at: 0..<3840)
    #expect(isNear(rest[1500..<3440], both[1900...], within: 0.05))
    #expect(isNear(rest[3440...], both, within: 0.02))
    // After two rounds all leave, within 20 ms: here that is as long as the ending.
    #expect(isNear(ending[959...], [0.125], within: 0.001))
    #expect(stage.render(10) == level(0, 10))
    #expect(stage.band.isSilent)
  }

  @Test mutating func `the ending is heard once, and the next game begins a new piece`() {
    stage.play(["bass"]) { $0.ending = "ending" }
    _ = stage.render(9600)
    #expect(stage.band.isSilent)
    stage.play(["bass"]) { $0.ending = "ending" }
    #expect(stage.band.isSilent)

    stage.play(["beat"])
    #expect(isNear(stage.render(1920)[96...], stage.heard("beat", at: 96..<1920)))
  }

  @Test mutating func `a finale that was muted before its end begins anew, and is heard once`() {
    stage.play(["bass"]) { $0.ending = "ending" }
    _ = stage.render(1000)
    stage.mute()

    stage.play(["bass"]) { $0.ending = "ending" }
    #expect(isNear(stage.render(480)[96...], stage.heard("bass", at: 96..<480)))
    _ = stage.render(9600)
    #expect(stage.band.isSilent)
    stage.band.play(nil, piece: nil)
    stage.play(["bass"]) { $0.ending = "ending" }
    #expect(stage.band.isSilent)
    #expect(stage.render(480) == level(0, 480))
  }
}
