import Testing

@testable import SoundLive

/// A piece of three parts, a fill and an ending, and the band that plays it.
struct BandStage {
  /// A round of two bars of four beats, 480 frames each.
  let piece = Piece(
    beatFrames: 480, beatsInBar: 4, bars: 2, leadIn: 10,
    parts: [
      "bass": .init(bars: 2, pan: 0, power: loud), "beat": .init(bars: 1, pan: 0, power: loud),
      "lead": .init(bars: 2, pan: 0, power: loud),
    ])
  var band = Band()
  var files: [String: [Float]] = [
    "bass": sawtooth(3840, leadIn: 10), "beat": sawtooth(1920, leadIn: 10, height: 0.2),
    "lead": sawtooth(3840, leadIn: 10, height: 0.3), "fill": level(0.25, 1920),
    "ending": level(0.125, 960),
  ]

  /// Plays parts, whose files are decoded to the end; returns what went wrong.
  @discardableResult
  mutating func play(
    _ parts: [String], of piece: Piece? = nil, change: (inout BandScore) -> Void = { _ in }
  ) -> [SoundFailure] {
    var score = BandScore(
      piece: "test", parts: parts.map { .init(name: $0, path: $0) }, volume: 1)
    change(&score)
    band.play(score, piece: piece ?? self.piece)
    var failures: [SoundFailure] = []
    while band.isLoading {
      do throws(SoundFailure) {
        try band.load(1000) { [files] path throws(SoundFailure) in
          guard let file = files[path] else { throw .unreadable(path: path) }
          return Samples(file)
        }
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  /// Mutes the band until it is silent.
  mutating func mute() {
    band.play(nil, piece: nil)
    _ = render(48_000)
    #expect(band.isSilent)
  }

  /// What the left loudspeaker plays next.
  mutating func render(_ count: Int, isVoiceHeard: Bool = false) -> [Float] {
    var frames: [Float] = []
    while frames.count < count {
      var sum = [SIMD2<Float>](repeating: .zero, count: min(480, count - frames.count))
      band.add(to: &sum, isVoiceHeard: isVoiceHeard)
      frames += sum.map(\.x)
    }
    return frames
  }

  /// What parts play between these frames of the piece; however many they are, they are as loud as one.
  func heard(_ names: String..., at frames: Range<Int>) -> [Float] {
    let parts = names.map { Array(files[$0]?.dropFirst(10) ?? [0]) }
    return frames.map { frame in
      parts.reduce(Float(0)) { $0 + $1[frame % $1.count] } / Float(parts.count).squareRoot()
    }
  }
}

/// The power of a part that is as loud as the band is to be.
private let loud = 0.13631 * 0.13631

func level(_ level: Float, _ count: Int) -> [Float] {
  [Float](repeating: level, count: count)
}

/// A different sample at every place; before it, some that must not be heard.
func sawtooth(_ count: Int, leadIn: Int, height: Float = 0.5) -> [Float] {
  level(-0.9, leadIn) + (0..<count).map { height * Float($0 + 1) / Float(count) }
}

/// Whether samples are the same but for what rounding to 16 bits takes.
func isNear(
  _ ones: some Collection<Float>, _ others: some Collection<Float>, within limit: Float = 1e-3
) -> Bool {
  ones.count == others.count && zip(ones, others).allSatisfy { abs($0 - $1) <= limit }
}
