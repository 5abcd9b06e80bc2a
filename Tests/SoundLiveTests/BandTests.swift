import Testing

@testable import SoundLive

@Suite struct BandTests {
  /// A round of two bars of four beats, 480 frames each.
  private let piece = Piece(
    beatFrames: 480, beatsInBar: 4, bars: 2, leadIn: 10,
    parts: [
      "bass": .init(bars: 2, pan: 0, power: loud), "beat": .init(bars: 1, pan: 0, power: loud),
      "lead": .init(bars: 2, pan: 0, power: loud),
    ])
  private let bar = 1920
  private var band = Band()
  private var files: [String: [Float]] = [
    "bass": sawtooth(3840, leadIn: 10), "beat": sawtooth(1920, leadIn: 10, height: 0.2),
    "lead": sawtooth(3840, leadIn: 10, height: 0.3), "fill": level(0.25, 1920),
    "ending": level(0.125, 960),
  ]

  @Test mutating func `nothing is silence`() {
    #expect(band.isSilent)
    #expect(render(100) == level(0, 100))
  }

  @Test mutating func `the first part begins the piece at once, at its first beat, and repeats`() {
    play(["bass"])

    let round = heard("bass", 0..<3840)
    let start = (0..<96).map { round[$0] * Float($0 + 1) / 96 }
    #expect(!band.isSilent)
    #expect(isNear(render(9000), start + round[96...] + round + round[..<1320]))
  }

  @Test mutating func `a part enters where the next bar begins, in step with the others`() {
    play(["bass"])
    let before = render(700)
    play(["bass", "beat"])
    let after = render(3140)

    #expect(isNear(before[96...], heard("bass", 96..<700)))
    #expect(isNear(after[..<1220], heard("bass", 700..<1920)))
    // Two parts together are as loud as one: each is softer.
    let both = zip(heard("bass", 0..<3840), heard("beat", 0..<1920) + heard("beat", 0..<1920))
      .map { ($0 + $1) * Float(0.5).squareRoot() }
    #expect(isNear(after[(1220 + 1900)...], both[3820...], within: 0.02))
  }

  @Test mutating func `in whatever order the pairs are found, the band is the same`() {
    var (one, other) = (self, self)
    one.play(["bass", "beat", "lead"])
    other.play(["lead", "bass", "beat"])

    #expect(isNear(one.render(5000), other.render(5000), within: 1e-5))
  }

  @Test(arguments: [1, 7, 480, 4001])
  mutating func `what is asked for in pieces is the same`(size: Int) {
    var (whole, pieces) = (self, self)
    whole.play(["bass", "beat"])
    pieces.play(["bass", "beat"])

    var frames: [Float] = []
    while frames.count < 4000 { frames += pieces.render(min(size, 4000 - frames.count)) }
    #expect(frames == whole.render(4000))
  }

  @Test mutating func `after a thousand rounds a part is where it belongs`() {
    play(["bass"])
    for _ in 0..<1000 { _ = render(3840) }

    #expect(isNear(render(3840), heard("bass", 0..<3840)))
  }

  @Test mutating func `a part leaves where a bar begins, and comes back in step`() {
    play(["bass", "lead"])
    _ = render(5000)
    play(["bass"])
    _ = render(760)
    let alone = render(3840)
    play(["bass", "lead"])
    _ = render(3840)

    // 5760 frames are three bars.
    #expect(isNear(alone[1920...], heard("bass", 0..<1920), within: 0.03))
    let both = zip(heard("bass", 0..<3840), heard("lead", 0..<3840))
      .map { ($0 + $1) * Float(0.5).squareRoot() }
    #expect(isNear(render(1920), both[1920...], within: 0.03))
  }

  @Test mutating func `a hundred changes in a bar come to the last one`() {
    play(["bass"])
    for count in 0..<100 {
      play(count.isMultiple(of: 2) ? ["lead", "beat"] : ["bass"])
      _ = render(19)
    }
    _ = render(1940)

    // The piece has gone on from its beginning, through 3840 frames.
    #expect(isNear(render(3840), heard("bass", 0..<3840), within: 0.03))
  }

  @Test mutating func `while a voice is heard the band is twelve decibels softer`() {
    play(["bass"])
    _ = render(3840)
    _ = render(3840, isVoiceHeard: true)

    #expect(isNear(render(3840, isVoiceHeard: true), heard("bass", 0..<3840).map { $0 * 0.25 }))
    // Two thirds of the way back take sixty milliseconds.
    _ = render(38_400)
    #expect(isNear(render(3840), heard("bass", 0..<3840)))
  }

  @Test mutating func `where tunes are to be heard alone, it is silent below them`() {
    play(["bass"]) { $0.yieldsToVoice = true }
    _ = render(38_400, isVoiceHeard: true)

    #expect(isNear(render(3840, isVoiceHeard: true), level(0, 3840)))
    #expect(!band.isSilent)
  }

  @Test mutating func `a miss hushes it for two beats, or as long as the voice lasts`() {
    play(["bass"])
    _ = render(19_200)
    play(["bass"]) { $0.hushCount = 1 }
    let hushed = render(960)
    let back = render(38_400).suffix(3840)
    play(["bass"]) { $0.hushCount = 2 }
    for _ in 0..<20 { _ = render(960, isVoiceHeard: true) }

    #expect((hushed.last ?? 1) < 0.1)
    #expect(isNear(back, heard("bass", 960..<3840) + heard("bass", 0..<960)))
    #expect(isNear(render(960, isVoiceHeard: true), level(0, 960)))
  }

  @Test mutating func `paused, it falls silent, and goes on from where it was`() {
    play(["bass"])
    _ = render(5000)
    play(["bass"]) { $0.isPaused = true }
    let fading = render(48_000)

    #expect(band.isSilent)
    #expect(fading.suffix(30_000).allSatisfy { $0 == 0 })
    let place = (fading.lastIndex { $0 != 0 } ?? 0) + 1
    play(["bass"])
    #expect(!band.isSilent)
    _ = render(38_400)
    let now = (5000 + place + 38_400) % 3840
    #expect(isNear(render(3840 - now), heard("bass", now..<3840), within: 0.01))
  }

  @Test mutating func `without a score it falls silent, and begins anew with the next`() {
    play(["bass"])
    _ = render(5000)
    band.play(nil, piece: nil)
    _ = render(48_000)
    #expect(band.isSilent)

    play(["lead"])
    #expect(isNear(render(3840)[96...], heard("lead", 96..<3840)))
  }

  @Test mutating func `a fill is heard once, from the next bar on`() {
    play(["bass"])
    _ = render(700)
    play(["bass"]) { $0.fill = "fill" }
    let frames = render(6000)

    let quiet = heard("bass", 0..<3840)
    let expected = (0..<6000).map { frame in
      let isFilled = (1920 - 700..<3840 - 700).contains(frame)
      return quiet[(frame + 700) % 3840] + (isFilled ? 0.25 : 0)
    }
    // Without the 2 ms in which it enters.
    #expect(isNear(frames[..<1220], expected[..<1220]))
    #expect(isNear(frames[1316...], expected[1316...]))
  }

  @Test mutating func `whoever mutes the band and lets it go on hears the fill no second time`() {
    play(["bass"]) { $0.fill = "fill" }
    _ = render(9600)
    band.play(nil, piece: nil)
    _ = render(48_000)
    play(["bass"]) { $0.fill = "fill" }

    #expect(isNear(render(3840)[96...], heard("bass", 96..<3840)))
    // On another board it is heard again.
    play(["bass"])
    play(["bass"]) { $0.fill = "fill" }
    _ = render(96)
    #expect(isNear(render(10), heard("bass", 96..<106).map { $0 + 0.25 }))
  }

  @Test mutating func `at the end it begins anew with the first part that lights up, beat by beat`()
  {
    play(["bass", "beat"])
    _ = render(3000)
    play([]) { $0.ending = "ending" }
    let gone = render(3000).suffix(1000)
    #expect(gone.allSatisfy { $0 == 0 })
    #expect(band.isSilent)

    play(["lead"]) { $0.ending = "ending" }
    let first = render(400)
    play(["lead", "bass"]) { $0.ending = "ending" }
    let rest = render(3440 + 3840)
    let ending = render(960)

    #expect(isNear(first[96...], heard("lead", 96..<400)))
    #expect(isNear(rest[..<80], heard("lead", 400..<480)))
    let both = zip(heard("bass", 0..<3840), heard("lead", 0..<3840))
      .map { ($0 + $1) * Float(0.5).squareRoot() }
    #expect(isNear(rest[1500..<3440], both[1900...], within: 0.05))
    #expect(isNear(rest[3440...], both, within: 0.02))
    // After two rounds all leave, within 20 ms: here that is as long as the ending.
    #expect(isNear(ending[959...], [0.125], within: 0.001))
    #expect(render(10) == level(0, 10))
    #expect(band.isSilent)
  }

  @Test mutating func `the ending is heard once, and the next game begins a new piece`() {
    play(["bass"]) { $0.ending = "ending" }
    _ = render(9600)
    #expect(band.isSilent)
    play(["bass"]) { $0.ending = "ending" }
    #expect(band.isSilent)

    play(["beat"])
    #expect(isNear(render(1920)[96...], heard("beat", 96..<1920)))
  }

  @Test mutating func `whoever leaves a solved board and comes back hears no second ending`() {
    play(["bass"]) { $0.ending = "ending" }
    _ = render(1000)
    band.play(nil, piece: nil)
    _ = render(48_000)
    #expect(band.isSilent)

    play(["bass"]) { $0.ending = "ending" }
    #expect(band.isSilent)
    #expect(render(480) == level(0, 480))
  }

  @Test(arguments: ["missing", "short"])
  mutating func `a part that is missing or damaged is told, and the rest plays`(damage: String) {
    files["lead"] = damage == "short" ? sawtooth(3000, leadIn: 10) : nil
    let failures = play(["lead", "bass"])

    #expect(failures == [.unreadable(path: "lead")])
    #expect(isNear(render(3840)[96...], heard("bass", 96..<3840)))
  }

  @Test mutating func `on a machine that is too slow, parts are left out until others are found`() {
    play(["bass", "lead"])
    _ = render(19_200)
    band.drop()
    _ = render(19_200)
    #expect(isNear(render(3840), heard("bass", 0..<3840), within: 0.01))

    play(["bass", "lead", "beat"])
    _ = render(19_200)
    let all = (0..<3840).map { frame in
      (heard("bass", 0..<3840)[frame] + heard("lead", 0..<3840)[frame]
        + heard("beat", 0..<1920)[frame % 1920]) / Float(3).squareRoot()
    }
    #expect(isNear(render(3840), all, within: 0.01))
  }

  @Test mutating func `a part that is not of the piece is left out`() {
    play(["bass", "flute"])

    #expect(isNear(render(3840)[96...], heard("bass", 96..<3840)))
  }

  @Test mutating func `a part has a place of its own between the loudspeakers`() {
    var parts = piece.parts
    parts["bass"]?.pan = 0.5
    let panned = Piece(beatFrames: 480, beatsInBar: 4, bars: 2, leadIn: 10, parts: parts)
    play(["bass"], of: panned)
    var sum = [SIMD2<Float>](repeating: .zero, count: 200)
    band.add(to: &sum, isVoiceHeard: false)

    #expect(sum[150].x > 0)
    #expect(abs(sum[150].x * 2 - sum[150].y) < 1e-6)
  }

  // MARK: Playing

  /// Plays parts, whose files are decoded to the end; returns what went wrong.
  @discardableResult
  private mutating func play(
    _ parts: [String], of piece: Piece? = nil, change: (inout BandScore) -> Void = { _ in }
  ) -> [SoundFailure] {
    var score = BandScore(
      piece: "test", parts: parts.map { .init(name: $0, path: $0) }, volume: 1)
    change(&score)
    band.play(score, piece: piece ?? self.piece)
    var failures: [SoundFailure] = []
    while band.isLoading {
      do throws(SoundFailure) {
        try band.load(1000) { [files] path throws(SoundFailure) in
          guard let file = files[path] else { throw .unreadable(path: path) }
          return Samples(file)
        }
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  /// What the left loudspeaker plays next.
  private mutating func render(_ count: Int, isVoiceHeard: Bool = false) -> [Float] {
    var frames: [Float] = []
    while frames.count < count {
      var sum = [SIMD2<Float>](repeating: .zero, count: min(480, count - frames.count))
      band.add(to: &sum, isVoiceHeard: isVoiceHeard)
      frames += sum.map(\.x)
    }
    return frames
  }

  /// A stretch of a part as it is heard alone.
  private func heard(_ name: String, _ range: Range<Int>) -> [Float] {
    Array((files[name] ?? []).dropFirst(10))[range].map { $0 }
  }
}

/// The power of a part that is as loud as the band is to be.
private let loud = 0.13631 * 0.13631

private func level(_ level: Float, _ count: Int) -> [Float] {
  [Float](repeating: level, count: count)
}

/// A different sample at every place; before it, some that must not be heard.
private func sawtooth(_ count: Int, leadIn: Int, height: Float = 0.5) -> [Float] {
  level(-0.9, leadIn) + (0..<count).map { height * Float($0 + 1) / Float(count) }
}

/// Whether samples are the same but for what rounding to 16 bits takes.
private func isNear(
  _ ones: some Collection<Float>, _ others: some Collection<Float>, within limit: Float = 1e-3
) -> Bool {
  ones.count == others.count && zip(ones, others).allSatisfy { abs($0 - $1) <= limit }
}
