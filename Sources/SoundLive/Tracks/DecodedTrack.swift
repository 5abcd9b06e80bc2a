import CSound
import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A segment of a foreign track, decoded by a program of its own while it is heard.
///
/// Never waits for that program: what has not arrived yet is not there yet. The program ends with this
/// object.
final class DecodedTrack: SampleSource {
  /// The program.
  let process: pid_t
  /// What it writes to.
  let pipe: Int32
  private let path: String
  private var isRunning = true
  private var samplesLeft: Int
  /// The first half of a sample.
  private var half: UInt8?
  /// How often, in a row, nothing may have arrived: three seconds, as often as the mixer asks.
  private var patience = DecodedTrack.patience
  private static let patience = 300
  private(set) var failure: SoundFailure?

  /// Starts the program.
  ///
  /// Throws `unreadable` if there is no such file, `decoderFailed` if there is no such program.
  init(path: String, segment: Segment, program: String) throws(SoundFailure) {
    guard let track = try? openForReading(path) else { throw .unreadable(path: path) }
    defer { close(track) }
    guard (try? OpenFile(descriptor: track)) != nil else { throw .unreadable(path: path) }
    let arguments = [TrackDecoder.order] + segment.arguments
    guard let started = start(program, arguments, input: track) else {
      throw .decoderFailed(path: path)
    }
    (process, pipe) = started
    self.path = path
    samplesLeft = Int(segment.seconds * Double(Mixer.rate)) + 1
  }

  deinit {
    close(pipe)
    guard isRunning else { return }
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  func next(_ count: Int) -> [Float]? {
    guard isRunning, samplesLeft > 0 else { return nil }
    let bytes = bytes(2 * min(count, samplesLeft))
    if bytes == nil, hasEnded() { return nil }
    let samples = samples(in: bytes ?? [])
    samplesLeft -= samples.count
    patience = samples.isEmpty ? patience - 1 : Self.patience
    guard patience > 0 else {
      failure = .decoderFailed(path: path)
      return nil
    }
    return samples
  }

  /// Up to `count` bytes, beginning with the one left over; nil at the end.
  private func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let kept = half.map { [$0] } ?? []
    let got = read(pipe, &bytes, count - kept.count)
    if got < 0, errno == EAGAIN || errno == EINTR { return [] }
    guard got > 0 else { return nil }
    half = nil
    return kept + bytes[..<got]
  }

  private func samples(in bytes: [UInt8]) -> [Float] {
    if !bytes.count.isMultiple(of: 2) { half = bytes.last }
    return bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 1, by: 2).map {
        Float(bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self)) / 32_768
      }
    }
  }

  /// Whether the program has ended; notes why.
  private func hasEnded() -> Bool {
    var status: Int32 = 0
    let ended = waitpid(process, &status, WNOHANG)
    guard ended != 0 else { return false }
    isRunning = false
    let isExit = ended == process && status & 0x7F == 0
    switch isExit ? TrackDecoder.Status(rawValue: status >> 8 & 0xFF) : nil {
    case .done: failure = nil
    case .unreadable: failure = .unreadable(path: path)
    case .libraryMissing: failure = .libraryMissing("libsndfile")
    case nil: failure = .decoderFailed(path: path)
    }
    return true
  }
}

/// Starts a program as `memorytunes-fetch`; nil if that fails.
func start(
  _ program: String, _ arguments: [String], input: Int32
) -> (process: pid_t, output: Int32)? {
  let words = ([fetchProgramName] + arguments).map { strdup($0) }
  defer { for word in words { free(word) } }
  var output: Int32 = -1
  let process = start_program(program, words.map { UnsafePointer($0) } + [nil], input, &output)
  return process > 0 ? (process, output) : nil
}
