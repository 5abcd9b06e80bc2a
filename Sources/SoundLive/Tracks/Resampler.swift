import Platform

/// Converts samples of any rate to 48 kHz as they arrive: an ideal low-pass filter, 16 zero crossings to each side.
struct Resampler {
  private static let crossings = 16
  private static let steps = 256
  /// Half of the filter, `steps` values to a zero crossing, with a zero after its end.
  private static let filter: [Float] = (0...crossings * steps + 1).map { index in
    let x = Double(index) / Double(steps)
    guard index > 0, x < Double(crossings) else { return index == 0 ? 1 : 0 }
    return Float(sin(.pi * x) / (.pi * x) * (1 + cos(.pi * x / Double(crossings))) / 2)
  }

  private let rate: Int
  /// The number of input samples between two zero crossings: more than one if frequencies must go.
  private let width: Float
  private let reach: Int
  /// Silence before the first sample, then the input still needed.
  private var window: [Float]
  /// How many samples have been dropped from the window, less the silence.
  private var dropped: Int
  private var produced = 0

  /// Creates a converter from a rate of 8000 to 192,000 frames a second.
  init(from rate: Int) {
    self.rate = rate
    width = max(1, Float(rate) / Float(Mixer.rate))
    reach = Int((Float(Self.crossings) * width).rounded(.up))
    window = Array(repeating: 0, count: reach)
    dropped = -reach
  }

  /// The output available with these samples.
  mutating func convert(_ samples: [Float]) -> [Float] {
    guard rate != Mixer.rate else { return samples }
    window += samples
    var converted: [Float] = []
    while let sample = next() { converted.append(sample) }
    return converted
  }

  /// The rest after the last sample.
  mutating func finish() -> [Float] {
    convert(Array(repeating: 0, count: rate == Mixer.rate ? 0 : reach))
  }

  private mutating func next() -> Float? {
    let (whole, rest) = (produced * rate).quotientAndRemainder(dividingBy: Mixer.rate)
    let centre = whole - dropped
    guard centre + reach < window.count else {
      let old = max(0, min(centre - reach, window.count))
      window.removeFirst(old)
      dropped += old
      return nil
    }
    produced += 1
    let offset = Float(rest) / Float(Mixer.rate)
    var (sum, weights): (Float, Float) = (0, 0)
    for distance in 1 - reach...reach {
      let weight = Self.weight(abs(Float(distance) - offset) / width)
      sum += weight * window[centre + distance]
      weights += weight
    }
    return sum / weights
  }

  /// The filter at a distance in zero crossings, between two steps of the table.
  private static func weight(_ distance: Float) -> Float {
    let place = min(distance * Float(steps), Float(crossings * steps))
    let index = Int(place)
    return filter[index] + (filter[index + 1] - filter[index]) * (place - Float(index))
  }
}
