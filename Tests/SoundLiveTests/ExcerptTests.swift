import TestSupport

@testable import SoundLive

@Suite struct ExcerptTests {
  /// A track in which each sample says where it is: one more every eight frames.
  private func ramp(rate: Int = 48_000, seconds: Int = 2) throws -> TrackReader {
    try track(wave((0..<rate * seconds).map { Int16($0 / 8) }, rate: rate))
  }

  private func first(_ start: Double, seconds: Double) throws -> (frame: Int, count: Int) {
    let samples = all(Excerpt(Segment(start: start, seconds: seconds), of: try ramp()))
    return (Int((samples[0] * 32_768).rounded()) * 8, samples.count)
  }

  @Test func `a segment begins where it says, or earlier to be as long as it says`() throws {
    #expect(try first(0.25, seconds: 0.25) == (24_000, 12_000))
    #expect(try first(0.5, seconds: 0.25) == (48_000, 12_000))
    #expect(try first(0, seconds: 60) == (0, 96_000))
    // Earlier, where the track would end before it.
    #expect(try first(0.9, seconds: 1) == (48_000, 48_000))
    #expect(try first(1, seconds: 0.5) == (72_000, 24_000))
    #expect(try first(1, seconds: 60) == (0, 96_000))
  }

  @Test func `a segment fades in and out along straight lines`() throws {
    let flat = try track(wave(Array(repeating: 16_384, count: 4800)))
    let segment = Segment(start: 0, seconds: 0.1, fadeIn: 0.01, fadeOut: 0.02)

    let samples = all(Excerpt(segment, of: flat))

    #expect(samples.count == 4800)
    #expect(samples[0] == 0 && samples[240] == 0.25 && samples[480] == 0.5)
    #expect(samples[480..<3840].allSatisfy { $0 == 0.5 })
    #expect(samples[3840] == 0.5 * 959 / 960 && samples[4319] == 0.25)
    #expect(samples[4799] == 0)
  }

  @Test func `a segment of another rate is as long at 48 kHz`() throws {
    let segment = Segment(start: 0.25, seconds: 1)

    let samples = all(Excerpt(segment, of: try ramp(rate: 44_100)))

    #expect(samples.count == 48_000)
    #expect(abs(samples[24_000] * 32_768 * 8 - 44_100) < 100)
  }

  @Test func `a track that ends before it should ends the segment`() throws {
    var bytes = wave(tone(440, seconds: 1))
    bytes.removeLast(48_000)

    #expect(all(Excerpt(.whole, of: try track(bytes))).count == 24_000)
  }
}

@Suite struct ResamplerTests {
  private func converted(_ hertz: Double, from rate: Int) -> [Float] {
    var resampler = Resampler(from: rate)
    let samples = tone(hertz, rate: rate, seconds: 0.2).map { Float($0) / 32_768 }
    var result: [Float] = []
    for start in stride(from: 0, to: samples.count, by: 1000) {
      result += resampler.convert(Array(samples[start..<min(start + 1000, samples.count)]))
    }
    return result + resampler.finish()
  }

  @Test(arguments: [8000, 11_025, 22_050, 32_000, 44_100, 48_000, 96_000, 192_000])
  func `a tone of any rate is the same tone at 48 kHz`(rate: Int) {
    let result = converted(1000, from: rate)

    let expected = tone(1000, seconds: 0.2).map { Float($0) / 32_768 }
    #expect(abs(result.count - expected.count) <= 1)
    let middle = 500..<9000
    let error = middle.map { abs(result[$0] - expected[$0]) }.max() ?? 1
    #expect(error < 0.002, "\(error)")
  }

  @Test func `what 48 kHz cannot hold is gone`() {
    #expect(converted(40_000, from: 96_000)[500..<9000].allSatisfy { abs($0) < 0.002 })
  }

  @Test func `at 48 kHz each sample stays as it is, at once`() {
    var resampler = Resampler(from: 48_000)

    #expect(resampler.convert([0.1, -0.2]) == [0.1, -0.2])
    #expect(resampler.finish() == [])
  }
}
