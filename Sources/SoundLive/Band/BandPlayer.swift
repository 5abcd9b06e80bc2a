struct BandPlayer {
  let path: String
  /// At 48 kHz; full scale is 32,768.
  let samples: [Int16]
  var gains = SIMD2<Float>(1, 1)
  /// As in ``Piece/Part``.
  var power = 0.0
  /// The number of samples before the next one.
  var position = 0
  var repeats = false
  private(set) var heard = 0
  /// The number of frames left once it is leaving.
  var framesLeft: Int?

  var isOver: Bool { framesLeft == 0 || (!repeats && position >= samples.count) }

  /// The number of frames to enter without a click: 2 ms.
  private static let entry = 96

  mutating func add(to sum: inout [SIMD2<Float>]) {
    let end = min(sum.count, framesLeft ?? .max, repeats ? .max : samples.count - position)
    var done = 0
    while done < end {
      position = repeats ? position % samples.count : position
      let run = min(end - done, samples.count - position)
      samples.withUnsafeBufferPointer { samples in
        for index in 0..<run {
          let sample = Float(samples[position + index]) * fade(after: done + index) / 32_768
          sum[done + index] += gains * sample
        }
      }
      position += run
      done += run
    }
    heard += end
    framesLeft = framesLeft.map { $0 - end }
  }

  private func fade(after frames: Int) -> Float {
    let entering = min(1, Float(heard + frames + 1) / Float(Self.entry))
    guard let framesLeft else { return entering }
    return entering * Float(framesLeft - 1 - frames) / Float(Mixer.rate / 50)
  }
}
