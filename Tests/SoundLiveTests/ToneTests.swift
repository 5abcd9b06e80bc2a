import Testing

@testable import SoundLive

@Suite struct ToneTests {
  @Test(arguments: [261.63, 440, 1568])
  func `a tone has its frequency and length, and begins and ends without a click`(
    frequency: Double
  ) {
    let samples = all(ToneSource(Tone(frequency: frequency, seconds: 0.14)))

    #expect(samples.count == 6720)
    #expect(samples.first == 0 && abs(samples.last ?? 1) < 0.001)
    let crossings = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect(abs(Double(crossings) - frequency * 0.14) <= 2)
    #expect(samples.allSatisfy { abs($0) <= 0.25 })
  }

  @Test func `what no ear would bear is bounded`() {
    #expect(Tone(frequency: .infinity, seconds: 1e9) == Tone(frequency: 5000, seconds: 1))
    #expect(Tone(frequency: -1, seconds: -1) == Tone(frequency: 50, seconds: 0))
    #expect(all(ToneSource(Tone(frequency: 440, seconds: 0))).isEmpty)
  }
}
