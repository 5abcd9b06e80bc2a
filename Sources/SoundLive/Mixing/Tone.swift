import Platform

/// A short note that fades, like a tapped glass.
public struct Tone: Equatable, Sendable {
  /// In hertz, from 50 to 5000.
  public let frequency: Double
  /// In seconds, at most a second.
  public let seconds: Double
  /// The position between the loudspeakers, from -1 (left) to 1 (right).
  public let pan: Double
  /// The number of samples heard.
  private var position = 0

  /// The ramp that avoids clicks at the beginning and end: 4 ms.
  private static let ramp = 192
  /// A sine as loud as the tunes are.
  private static let level = 0.25

  public init(frequency: Double, seconds: Double, pan: Double = 0) {
    self.frequency = min(max(frequency, 50), 5000)
    self.seconds = min(max(seconds, 0), 1)
    self.pan = min(max(pan, -1), 1)
  }
}

extension Tone: SampleSource {
  package mutating func next(_ count: Int) -> [Float]? {
    let length = Int(seconds * Double(Mixer.rate))
    guard position < length else { return nil }
    let range = position..<min(length, position + count)
    position = range.upperBound
    return range.map { frame in
      let time = Double(frame) / Double(Mixer.rate)
      let edge = min(1, Double(min(frame, length - 1 - frame)) / Double(Self.ramp))
      let wave = sin(2 * .pi * frequency * time)
      return Float(Self.level * edge * exp(-3 * time / seconds) * wave)
    }
  }
}
