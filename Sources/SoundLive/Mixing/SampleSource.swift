/// Samples at 48 kHz, -1 to 1 unless the source is too loud, one after the other.
package protocol SampleSource {
  /// The next samples, at most `count`; empty if not available yet, nil after the last.
  mutating func next(_ count: Int) -> [Float]?

  /// The reason it ended early, if it did.
  var failure: SoundFailure? { get }
}

struct Silence: SampleSource {
  mutating func next(_ count: Int) -> [Float]? { nil }
}

extension SampleSource {
  package var failure: SoundFailure? { nil }
}
