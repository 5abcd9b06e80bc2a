import SoundLive

/// What mixing parts costs, and whether they are in step after half an hour.
@MainActor
func bandBenchmarks() -> [Figure] {
  [8, 40].map { count in
    var band = Band.playing(count)
    let seconds = 10
    let time = nanoseconds(perCallOf: 1) { _ = band.frames(seconds * 48_000) }
    return Figure(
      name: "band.parts-\(count).cpu", value: 100 * time / (Double(seconds) * 1e9),
      unit: "% of a core")
  } + [Figure(name: "band.drift-30-minutes", value: Double(drift()), unit: "frames")]
}

/// How many frames of a bar differ from the same bar half an hour before.
private func drift() -> Int {
  var band = Band.playing(2)
  let round = Band.benchmarkPiece.roundFrames
  // What enters has reached its level.
  for _ in 0..<2 { _ = band.frames(round) }
  let before = band.frames(round)
  for _ in 0..<30 * 60 * 48_000 / round { _ = band.frames(round) }
  return zip(before, band.frames(round)).count { $0 != $1 }
}

extension Band {
  /// Four bars of four beats at 96 a minute.
  fileprivate static let benchmarkPiece = Piece(
    beatFrames: 30_000, beatsInBar: 4, bars: 4, leadIn: 0,
    parts: Dictionary(
      uniqueKeysWithValues: (0..<40).map { ("\($0)", .init(bars: 4, pan: 0.5, power: 0.002)) }))

  fileprivate static func playing(_ count: Int) -> Band {
    var band = Band()
    let parts = (0..<count).map { BandScore.Part(name: "\($0)", path: "\($0)") }
    band.play(BandScore(piece: "", parts: parts, volume: 1), piece: benchmarkPiece)
    while band.isLoading {
      try? band.load(48_000) { _ throws(SoundFailure) in Sawtooth(period: 101) }
    }
    return band
  }

  /// The left channel of the next frames.
  fileprivate mutating func frames(_ count: Int) -> [Float] {
    var frames: [Float] = []
    frames.reserveCapacity(count)
    while frames.count < count {
      var sum = [SIMD2<Float>](repeating: .zero, count: min(480, count - frames.count))
      add(to: &sum, isVoiceHeard: false)
      frames += sum.map(\.x)
    }
    return frames
  }
}

/// Samples without an end.
private struct Sawtooth: SampleSource {
  let period: Int
  var position = 0

  mutating func next(_ count: Int) -> [Float]? {
    defer { position += count }
    return (position..<position + count).map { Float($0 % period) / Float(period) - 0.5 }
  }
}
