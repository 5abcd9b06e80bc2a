import Platform

/// Eight seconds from the middle of a foreign track, decoded by a program that ends with this object; never waits.
final class DecodedTrack: SampleSource {
  let program: ChildProcess
  private let path: String
  private var samplesLeft = Int(Segment.fromTheMiddle.seconds * Double(Mixer.rate)) + 1
  /// The first byte of a sample whose second has not arrived; mostly none.
  private var half: [UInt8] = []
  /// The number of times in a row that nothing may have arrived: three seconds, as often as the mixer asks.
  private var patience = DecodedTrack.patience
  private static let patience = 300
  private(set) var failure: SoundFailure?

  /// Starts the program; throws `unreadable` if there is no such file, `decoderFailed` if no such program.
  init(path: String, program: String) throws(SoundFailure) {
    guard let track = try? OpenFile(path) else { throw .unreadable(path: path) }
    let arguments = [fetchProgramName, TrackDecoder.order]
    let started = withExtendedLifetime(track) {
      ChildProcess(program, arguments, input: track.descriptor)
    }
    guard let started else { throw .decoderFailed(path: path) }
    self.program = started
    self.path = path
  }

  func next(_ count: Int) -> [Float]? {
    guard samplesLeft > 0 else { return nil }
    let arrived = arrived(min(count, samplesLeft))
    if arrived == nil, hasEnded() { return nil }
    let samples = arrived ?? []
    samplesLeft -= samples.count
    patience = samples.isEmpty ? patience - 1 : Self.patience
    guard patience > 0 else {
      failure = .decoderFailed(path: path)
      return nil
    }
    return samples
  }

  /// Up to `count` samples; nil at the end.
  private func arrived(_ count: Int) -> [Float]? {
    var bytes = [UInt8](repeating: 0, count: 2 * count - half.count)
    let got = read(program.output, &bytes, bytes.count)
    if got < 0, errno == EAGAIN || errno == EINTR { return [] }
    guard got > 0 else { return nil }
    bytes = half + bytes[..<got]
    half = Array(bytes[(bytes.count / 2 * 2)...])
    return bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 1, by: 2).map {
        Float(bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self)) / 32_768
      }
    }
  }

  /// The program has ended; notes the reason.
  private func hasEnded() -> Bool {
    guard let ending = program.ending else { return false }
    failure =
      switch ending {
      case .exit(status: 0): nil
      case .exit(status: TrackDecoder.unreadable): .unreadable(path: path)
      case .exit(status: TrackDecoder.libraryMissing): .libraryMissing("libsndfile")
      default: .decoderFailed(path: path)
      }
    return true
  }
}
