/// Samples at 48 kHz, -1 to 1 unless the source is too loud, one after the other.
package protocol SampleSource {
  /// The next samples, at most `count`; none if they are not there yet, nil after the last.
  mutating func next(_ count: Int) -> [Float]?

  /// Why it ended too early, if it did.
  var failure: SoundFailure? { get }
}

/// No samples.
struct Silence: SampleSource {
  mutating func next(_ count: Int) -> [Float]? { nil }
}

extension SampleSource {
  package var failure: SoundFailure? { nil }
}
