import Platform

/// The sound mix: a voice, possibly a phrase of several clips, short sounds above it, and the band below.
///
/// Sources have one channel and a place between the loudspeakers. Nothing here knows a clock or a sound card.
struct Mixer {
  /// Frames a second.
  static let rate = 48_000
  /// The number of frames a voice takes to fall silent when cut off: 10 ms.
  private static let cut = 480
  /// The most sounds above the voice; a further one ends the oldest.
  private static let soundLimit = 8

  private var voice: Strand?
  /// The sounds above the voice, and those that have been cut off.
  private var sounds: [Strand] = []
  var band = Band()
  /// The ends of clips not cut off since this was last emptied: a failure, or nil for success.
  var ends: [SoundFailure?] = []

  var isSilent: Bool { voice == nil && sounds.isEmpty && band.isSilent }

  /// The number of clips the voice has yet to finish.
  var phraseLength: Int { voice?.parts.count ?? 0 }

  /// Continues the voice without a gap; `pan` is from -1, left, to 1, right, and at 0 both play at full level.
  mutating func continueVoice(_ source: any SampleSource, gain: Double, pan: Double = 0) {
    voice = voice ?? Strand()
    voice?.parts.append((source, Self.gains(gain, pan: pan)))
  }

  /// Lets a source be heard above the voice.
  mutating func add(_ source: any SampleSource, gain: Double) {
    sounds.append(Strand(parts: [(source, Self.gains(gain, pan: 0))]))
    let whole = sounds.indices.filter { sounds[$0].framesLeft == nil }
    if whole.count > Self.soundLimit { sounds[whole[0]].framesLeft = Self.cut }
  }

  static func gains(_ gain: Double, pan: Double) -> SIMD2<Float> {
    SIMD2(Float(gain * min(1, 1 - pan)), Float(gain * min(1, 1 + pan)))
  }

  /// Lets the voice fall silent in 10 ms.
  mutating func stop() {
    guard var ending = voice.take() else { return }
    ending.framesLeft = Self.cut
    sounds.append(ending)
  }

  /// The next frames, exactly `count`.
  mutating func render(_ count: Int) -> [StereoFrame] {
    var sum = [SIMD2<Float>](repeating: .zero, count: count)
    voice?.add(to: &sum, ends: &ends)
    if voice?.isOver == true { voice = nil }
    for index in sounds.indices { sounds[index].add(to: &sum, ends: &ends) }
    sounds.removeAll(where: \.isOver)
    band.add(to: &sum, isVoiceHeard: voice != nil)
    return sum.map { StereoFrame(left: limited($0.x), right: limited($0.y)) }
  }

  /// Sources heard one after the other.
  private struct Strand {
    var parts: [(source: any SampleSource, gains: SIMD2<Float>)] = []
    /// The number of frames left if it has been cut off; the last is silent.
    var framesLeft: Int?

    var isOver: Bool { parts.isEmpty || framesLeft == 0 }

    mutating func add(to sum: inout [SIMD2<Float>], ends: inout [SoundFailure?]) {
      let end = min(sum.count, framesLeft ?? .max)
      var done = 0
      while done < end, !parts.isEmpty {
        guard let samples = parts[0].source.next(end - done) else {
          let ended = parts.removeFirst().source
          if framesLeft == nil { ends.append(ended.failure) }
          continue
        }
        guard !samples.isEmpty else { break }
        for (offset, sample) in samples.enumerated() {
          sum[done + offset] += sample * fade(at: done + offset) * parts[0].gains
        }
        done += samples.count
      }
      framesLeft = framesLeft.map { $0 - end }
    }

    private func fade(at frame: Int) -> Float {
      framesLeft.map { Float($0 - 1 - frame) / Float(Mixer.cut) } ?? 1
    }
  }
}

/// A sample for the sound card: too loud ones are bent below full scale, never wrapped.
private func limited(_ sample: Float) -> Int16 {
  guard !sample.isNaN else { return 0 }
  let (knee, room): (Float, Float) = (0.9, 0.1)
  let size = abs(sample)
  let bent = size <= knee ? size : knee + room * tanhf((size - knee) / room)
  let scaled = (min(bent, 1) * 32_768).rounded()
  return Int16(max(-32_767, min(sample < 0 ? -scaled : scaled, 32_767)))
}
