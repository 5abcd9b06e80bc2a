/// A file of the band, decoded bit by bit, then kept.
struct BandTrack {
  /// Is neither decoded to the end nor known to be unplayable.
  private(set) var isLoading = true
  /// The rest of it; nil before it is opened, and after its end.
  private var source: (any SampleSource)?
  private var skipped = 0
  private let leadIn: Int
  private let length: Int?
  /// At 48 kHz; full scale is 32,768.
  private(set) var samples: [Int16] = []

  /// The longest file of unknown length: ten seconds.
  private static let longest = 10 * Mixer.rate

  /// A file whose first frames are skipped; if `length` is given, it must have that many frames after them.
  init(leadIn: Int = 0, length: Int?) { (self.leadIn, self.length) = (leadIn, length) }

  var isReady: Bool { !isLoading && !samples.isEmpty }

  /// Opens the file, or decodes some more frames; throws once if it cannot be played.
  mutating func load(
    _ count: Int, of path: String, open: (String) throws(SoundFailure) -> any SampleSource
  ) throws(SoundFailure) {
    do throws(SoundFailure) {
      guard source != nil else {
        samples.reserveCapacity(length ?? 0)
        source = try open(path)
        return
      }
      let end = length ?? Self.longest
      var left = count
      while left > 0, samples.count < end, let next = source?.next(min(left, 4096)), !next.isEmpty {
        left -= next.count
        let lead = min(next.count, leadIn - skipped)
        skipped += lead
        samples += next.dropFirst(lead).prefix(end - samples.count).map(wholeSample)
      }
      guard left > 0 || samples.count == end else { return }
      guard samples.count == length ?? max(1, samples.count) else { throw .unreadable(path: path) }
      (isLoading, source) = (false, nil)
    } catch {
      (isLoading, source, samples) = (false, nil, [])
      throw error
    }
  }
}

/// A sample in 16 bits; too loud ones are cut off.
func wholeSample(_ sample: Float) -> Int16 {
  Int16(max(-32_768, min((sample * 32_768).rounded(), 32_767)))
}
