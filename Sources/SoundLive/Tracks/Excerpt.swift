struct Segment {
  /// A whole track, of at most a minute.
  static let whole = Segment(start: 0, seconds: 60)
  /// The part of a long track that plays.
  static let fromTheMiddle = Segment(start: 0.5, seconds: 8, fadeIn: 0.2, fadeOut: 0.8)

  /// A fraction of the track, or earlier if that ends before the segment does; 0 if its length is unknown.
  let start: Double
  /// In seconds, like its fades; less if the track is shorter.
  let seconds: Double
  var fadeIn = 0.0
  var fadeOut = 0.0
}

/// A segment of a track at 48 kHz, decoded on demand.
struct Excerpt: SampleSource {
  private let track: TrackReader
  private var resampler: Resampler
  private let total: Int
  private let fadeIn: Int
  private let fadeOut: Int
  private var position = 0
  private var ready: [Float] = []
  private var isAtEnd = false

  init(_ segment: Segment, of track: TrackReader) {
    let length = track.frameCount.map { Double($0) / Double(track.rate) }
    let start = length.map { max(0, min(segment.start * $0, $0 - segment.seconds)) } ?? 0
    let isThere = start > 0 && track.seek(to: Int(start * Double(track.rate)))
    let rest = length.map { max(0, $0 - (isThere ? start : 0)) } ?? segment.seconds
    self.track = track
    resampler = Resampler(from: track.rate)
    total = frames(min(segment.seconds, rest))
    (fadeIn, fadeOut) = (frames(segment.fadeIn), frames(segment.fadeOut))
  }

  mutating func next(_ count: Int) -> [Float]? {
    let wanted = min(count, total - position)
    guard wanted > 0 else { return nil }
    while ready.count < wanted, !isAtEnd {
      let samples = track.read(1024)
      isAtEnd = samples.isEmpty
      ready += isAtEnd ? resampler.finish() : resampler.convert(samples)
    }
    let samples = ready.prefix(wanted).enumerated().map { $1 * volume(at: position + $0) }
    ready.removeFirst(samples.count)
    position += samples.count
    return samples.isEmpty ? nil : samples
  }

  /// 0 to 1, along straight lines.
  private func volume(at frame: Int) -> Float {
    let rising = frame < fadeIn ? Float(frame) / Float(fadeIn) : 1
    let left = total - 1 - frame
    return left < fadeOut ? rising * Float(left) / Float(fadeOut) : rising
  }
}

private func frames(_ seconds: Double) -> Int { Int((seconds * Double(Mixer.rate)).rounded()) }
