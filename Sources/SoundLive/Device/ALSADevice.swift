#if !canImport(AudioToolbox)
  import CPlatform
  import Platform

  /// A sound card, or a server that acts as one, through libasound.
  final class ALSADevice: SoundDevice {
    private static let sixteenBits: Int32 = Int16(1).littleEndian == 1 ? 2 : 3
    private static let interleaved: Int32 = 3
    private static let prepared: Int32 = 2
    private static let nonblocking: Int32 = 1

    private let library: alsa_library
    private let handle: UnsafeMutableRawPointer
    private let channelCount: Int
    private let bufferSize: Int

    /// Opens a device by its name in ALSA's configuration, which a program reads on trial if the player changed it.
    init(name: String = "default", trialProgram: String? = nil) throws(SoundFailure) {
      guard let library = Self.library else { throw .libraryMissing("libasound") }
      if let file = trialProgram.flatMap(failedConfiguration) {
        throw .configurationUnusable(path: file)
      }
      var opened: UnsafeMutableRawPointer?
      // Otherwise it would wait for a busy device.
      let error = library.open(&opened, name, 0, Self.nonblocking)
      guard error == 0, let handle = opened else {
        throw [EBUSY, EAGAIN].contains(-error) ? .deviceBusy : .noDevice
      }
      let count = [2, 1].first {
        library.set_params(
          handle, Self.sixteenBits, Self.interleaved, $0, UInt32(Mixer.rate), 1, 60_000) == 0
      }
      guard let count else {
        _ = library.close(handle)
        throw .noDevice
      }
      var (buffer, period): (UInt, UInt) = (0, 0)
      _ = library.get_params(handle, &buffer, &period)
      (self.library, self.handle) = (library, handle)
      (channelCount, bufferSize) = (Int(count), Int(clamping: buffer))
    }

    func write(_ frames: ArraySlice<StereoFrame>) throws(SoundFailure) -> Int? {
      let samples = frames.flatMap {
        channelCount == 1 ? [Int16((Int32($0.left) + Int32($0.right)) / 2)] : [$0.left, $0.right]
      }
      let count = library.write(handle, samples, UInt(frames.count))
      if count < 0 {
        let error = Int32(clamping: count)
        if -error == EAGAIN { return 0 }
        let isInterrupted = [EPIPE, ESTRPIPE, EINTR].contains(-error)
        guard isInterrupted, library.recover(handle, error, 1) == 0 else { throw .deviceLost }
        return nil
      }
      // By default it would only start when its buffer is full.
      if count > 0, library.state(handle) == Self.prepared { _ = library.start(handle) }
      return count
    }

    var queuedFrames: Int {
      let room = library.available(handle)
      return room < 0 ? 0 : max(0, bufferSize - room)
    }

    func drain() {
      _ = library.set_nonblocking(handle, 0)
      _ = library.drain(handle)
      _ = library.set_nonblocking(handle, 1)
      _ = library.prepare(handle)
    }

    func close() { _ = library.close(handle) }

    static let library = alsa_library_open()?.pointee
  }
#endif
