import CPlatform
import Platform

/// A track decoded piece by piece, its channels mixed to one, every number in it checked; not thread-safe.
final class TrackReader {
  /// Frames a second, 8000 to 192,000.
  let rate: Int
  /// The number of frames, unless the track does not say.
  let frameCount: Int?

  private let channelCount: Int
  private let library: sndfile_library
  private let handle: UnsafeMutableRawPointer
  // libsndfile has a pointer to it.
  private let input: TrackInput

  init(_ input: TrackInput) throws(TrackFailure) {
    guard let library = Self.library else { throw .libraryMissing }
    guard isPlayed(input.start(12)) else { throw .unknownFormat }
    var functions = TrackInput.functions
    var info = sndfile_info()
    let context = Unmanaged.passUnretained(input).toOpaque()
    guard let handle = library.open(&functions, readMode, &info, context) else { throw .damaged }
    guard (8000...192_000).contains(info.rate), (1...8).contains(info.channels) else {
      _ = library.close(handle)
      throw .damaged
    }
    rate = Int(info.rate)
    channelCount = Int(info.channels)
    // A week at most; if unknown, libsndfile returns the largest number there is.
    frameCount = (1...Int64(rate) * 604_800).contains(info.frames) ? Int(info.frames) : nil
    (self.library, self.handle, self.input) = (library, handle, input)
  }

  convenience init(path: String) throws(TrackFailure) {
    try self.init(TrackInput { () throws(ReadFailure) in try OpenFile(path) })
  }

  deinit { _ = library.close(handle) }

  /// Goes to a frame; false if that is not possible.
  func seek(to frame: Int) -> Bool { library.seek(handle, Int64(frame), SEEK_SET) == Int64(frame) }

  /// The next samples, -2 to 2, at most `count`; none after the last.
  func read(_ count: Int) -> [Float] {
    let samples = [Float](unsafeUninitializedCapacity: count * channelCount) { buffer, filled in
      buffer.initialize(repeating: 0)
      let frames = library.read(handle, buffer.baseAddress, Int64(count))
      filled = Int(max(0, min(frames, Int64(count)))) * channelCount
    }
    return stride(from: 0, to: samples.count, by: channelCount).map { start in
      let mean = samples[start..<start + channelCount].reduce(0, +) / Float(channelCount)
      return mean.isFinite ? max(-2, min(mean, 2)) : 0
    }
  }

  static let library = sndfile_library_open()?.pointee
}

extension TrackInput {
  convenience init(_ open: () throws(ReadFailure) -> OpenFile) throws(TrackFailure) {
    let file: OpenFile
    do { file = try open() } catch { throw .file(error) }
    guard file.size <= Self.largest else { throw .file(.tooLarge) }
    self.init(size: file.size, read: file.bytes)
  }
}

/// libsndfile's `SFM_READ`.
private let readMode: Int32 = 0x10

/// A track that begins so has a supported format: none of libsndfile's thirty other readers sees untrusted bytes.
private func isPlayed(_ start: [UInt8]) -> Bool {
  func has(_ text: String, at place: Int = 0) -> Bool {
    start.dropFirst(place).starts(with: text.utf8)
  }
  let isMPEG = start.count > 1 && start[0] == 0xFF && start[1] & 0xE0 == 0xE0
  return has("OggS") || has("fLaC") || has("ID3") || isMPEG
    || (has("RIFF") || has("RF64")) && has("WAVE", at: 8)
}
