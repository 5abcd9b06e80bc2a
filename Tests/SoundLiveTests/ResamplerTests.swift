import Foundation
import TestSupport
import Testing

@testable import SoundLive

@Suite struct ResamplerTests {
  /// A tone, converted in pieces.
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
    let result = converted(40_000, from: 96_000)

    #expect(result[500..<9000].allSatisfy { abs($0) < 0.002 })
  }

  @Test func `at 48 kHz each sample stays as it is, at once`() {
    var resampler = Resampler(from: 48_000)

    #expect(resampler.convert([0.1, -0.2]) == [0.1, -0.2])
    #expect(resampler.finish() == [])
  }
}
