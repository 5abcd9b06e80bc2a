import Testing

@testable import SoundLive

/// What is heard once: the fill before the last pair, and the ending.
@Suite struct BandEndingTests {
  private var stage = BandStage()

  @Test mutating func `a fill is heard once, from the next bar on`() {
    stage.play(["bass"])
    _ = stage.render(700)
    stage.play(["bass"]) { $0.fill = "fill" }
    let frames = stage.render(6000)

    let quiet = stage.heard("bass", 0..<3840)
    let expected = (0..<6000).map { frame in
      let isFilled = (1920 - 700..<3840 - 700).contains(frame)
      return quiet[(frame + 700) % 3840] + (isFilled ? 0.25 : 0)
    }
    // Without the 2 ms in which it enters.
    #expect(isNear(frames[..<1220], expected[..<1220]))
    #expect(isNear(frames[1316...], expected[1316...]))
  }

  @Test mutating func `whoever mutes the band and lets it go on hears the fill no second time`() {
    stage.play(["bass"]) { $0.fill = "fill" }
    _ = stage.render(9600)
    stage.band.play(nil, piece: nil)
    _ = stage.render(48_000)
    stage.play(["bass"]) { $0.fill = "fill" }

    #expect(isNear(stage.render(3840)[96...], stage.heard("bass", 96..<3840)))
    // On another board it is heard again.
    stage.play(["bass"])
    stage.play(["bass"]) { $0.fill = "fill" }
    _ = stage.render(96)
    #expect(isNear(stage.render(10), stage.heard("bass", 96..<106).map { $0 + 0.25 }))
  }

  @Test mutating func `at the end it begins anew with the first part that lights up, beat by beat`()
  {
    stage.play(["bass", "beat"])
    _ = stage.render(3000)
    stage.play([]) { $0.ending = "ending" }
    let gone = stage.render(3000).suffix(1000)
    #expect(gone.allSatisfy { $0 == 0 })
    #expect(stage.band.isSilent)

    stage.play(["lead"]) { $0.ending = "ending" }
    let first = stage.render(400)
    stage.play(["lead", "bass"]) { $0.ending = "ending" }
    let rest = stage.render(3440 + 3840)
    let ending = stage.render(960)

    #expect(isNear(first[96...], stage.heard("lead", 96..<400)))
    #expect(isNear(rest[..<80], stage.heard("lead", 400..<480)))
    let both = zip(stage.heard("bass", 0..<3840), stage.heard("lead", 0..<3840))
      .map { ($0 + $1) * Float(0.5).squareRoot() }
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
    #expect(isNear(stage.render(1920)[96...], stage.heard("beat", 96..<1920)))
  }

  @Test mutating func `a finale that was muted before its end begins anew, and is heard once`() {
    stage.play(["bass"]) { $0.ending = "ending" }
    _ = stage.render(1000)
    stage.band.play(nil, piece: nil)
    _ = stage.render(48_000)
    #expect(stage.band.isSilent)

    stage.play(["bass"]) { $0.ending = "ending" }
    #expect(isNear(stage.render(480)[96...], stage.heard("bass", 96..<480)))
    _ = stage.render(9600)
    #expect(stage.band.isSilent)
    stage.band.play(nil, piece: nil)
    stage.play(["bass"]) { $0.ending = "ending" }
    #expect(stage.band.isSilent)
    #expect(stage.render(480) == level(0, 480))
  }
}
