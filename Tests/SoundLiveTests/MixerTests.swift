import Testing

@testable import SoundLive

@Suite struct MixerTests {
  private let whole: Float = 1 / 32_768
  private var mixer = Mixer()

  private func heard(_ samples: Float...) -> Samples { Samples(samples.map { $0 * whole }) }

  /// Ten milliseconds of a sample that depends on its number, from 1.
  private func ramp(_ sample: (Int) -> Int) -> [StereoFrame] {
    (1...480).map { StereoFrame(Int16(sample($0))) }
  }

  @Test mutating func `a phrase is heard sample by sample, without a gap, and then ends`() {
    #expect(mixer.isSilent)
    mixer.speak(heard(100, -200), gain: 1)
    mixer.continueVoice(heard(3, 4, 5), gain: 1)

    #expect(!mixer.isSilent && mixer.phraseLength == 2)
    #expect(mixer.render(1) == [100])
    #expect(mixer.render(5) == [-200, 3, 4, 5, 0])
    #expect(mixer.isSilent && mixer.phraseLength == 0)
  }

  @Test mutating func `a sound above the voice is added to it`() {
    mixer.speak(heard(100, 200, 300), gain: 1)
    mixer.add(heard(1000, 1000), gain: 1)

    #expect(mixer.render(3) == [1100, 1200, 300])
  }

  @Test mutating func `a newer voice starts at once while the older fades in ten milliseconds`() {
    mixer.speak(Samples(4800 * whole, milliseconds: 100), gain: 1)
    #expect(mixer.render(10) == Array(repeating: 4800, count: 10))

    mixer.speak(Samples(10_000 * whole, milliseconds: 20), gain: 1)

    let expected = (1...480).map { StereoFrame(Int16(14_800 - 10 * $0)) }
    #expect(mixer.render(300) + mixer.render(180) == expected)
    #expect(mixer.render(480) == Array(repeating: 10_000, count: 480))
    #expect(mixer.render(1) == [0])
    #expect(mixer.isSilent)
  }

  @Test mutating func `stopping fades the voice and leaves the sounds`() {
    mixer.speak(Samples(4800 * whole, milliseconds: 100), gain: 1)
    mixer.add(Samples(100 * whole, milliseconds: 20), gain: 1)

    mixer.stop()

    #expect(mixer.render(480) == ramp { 4900 - 10 * $0 })
    #expect(mixer.render(481) == Array(repeating: 100, count: 480) + [0])
    #expect(mixer.isSilent)
  }

  @Test mutating func `what has not arrived yet is silent, and nothing of it is lost`() {
    mixer.speak(Samples(pieces: [[1 * whole], [], [2 * whole, 3 * whole]]), gain: 1)

    #expect(mixer.render(3) == [1, 0, 0])
    #expect(mixer.render(3) == [2, 3, 0])
  }

  @Test mutating func `what is too loud is bent, never wrapped`() {
    for level: Float in [0.95, 1.5, 2, 8] { mixer.add(Samples([level, -level]), gain: 1) }

    #expect(mixer.render(2) == [32_767, -32_767])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  mutating func `a gain that is no sensible number harms nothing`(gain: Double) {
    mixer.speak(Samples([0, 0.5, -0.5]), gain: gain)

    let heard = mixer.render(3).map(\.left)

    #expect(heard[0] == 0 && heard[1] == -heard[2])
  }

  @Test mutating func `louder stays louder up to full scale, and below nine tenths is exact`() {
    mixer.speak(Samples([0.9, 0.92, 0.95, 1, 1.1].flatMap { [$0, -$0] }), gain: 1)

    let heard = mixer.render(10).map(\.left)

    #expect(heard[0] == 29_491)
    let positive = stride(from: 0, to: 10, by: 2).map { heard[$0] }
    let negative = stride(from: 1, to: 10, by: 2).map { -heard[$0] }
    #expect(positive == negative)
    #expect(positive == positive.sorted() && Set(positive).count == 5)
  }

  @Test(
    arguments: [
      (-1.0, 1, 100, 0), (-0.5, 1, 100, 50), (0, 1, 100, 100), (0.5, 1, 50, 100), (1, 1, 0, 100),
      (0, 0.5, 50, 50),
    ] as [(Double, Double, Int16, Int16)])
  mutating func `gain is a factor, and a place between the loudspeakers is heard`(
    pan: Double, gain: Double, left: Int16, right: Int16
  ) {
    mixer.continueVoice(heard(100), gain: gain, pan: pan)

    #expect(mixer.render(1) == [StereoFrame(left: left, right: right)])
  }

  @Test mutating func `a ninth sound ends the oldest softly`() {
    for _ in 1...9 { mixer.add(Samples(480 * whole, milliseconds: 20), gain: 1) }

    #expect(mixer.render(480) == ramp { 9 * 480 - $0 })
    #expect(mixer.render(480) == Array(repeating: StereoFrame(8 * 480), count: 480))
  }

  @Test mutating func `how clips end is noted, unless they are cut off`() {
    let failure = SoundFailure.unreadable(path: "a")
    mixer.speak(Samples([0], failure: failure), gain: 1)
    mixer.continueVoice(Samples([0]), gain: 1)
    _ = mixer.render(3)
    #expect(mixer.ends == [failure, nil])

    mixer.speak(Samples([0, 0, 0], failure: failure), gain: 1)
    _ = mixer.render(1)
    mixer.stop()
    _ = mixer.render(480)
    #expect(mixer.ends == [failure, nil])
  }
}

@Suite struct ToneTests {
  @Test(arguments: [261.63, 440, 1568])
  func `a tone has its frequency and length, and neither end clicks`(frequency: Double) {
    let samples = all(Tone(frequency: frequency, seconds: 0.14))

    #expect(samples.count == 6720)
    #expect(samples.first == 0 && abs(samples.last ?? 1) < 0.001)
    let crossings = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect(abs(Double(crossings) - frequency * 0.14) <= 2)
    #expect(samples.allSatisfy { abs($0) <= 0.25 })
  }

  @Test func `what no ear would bear is bounded`() {
    #expect(Tone(frequency: .infinity, seconds: 1e9) == Tone(frequency: 5000, seconds: 1))
    #expect(Tone(frequency: -1, seconds: -1) == Tone(frequency: 50, seconds: 0))
    #expect(all(Tone(frequency: 440, seconds: 0)).isEmpty)
  }
}
