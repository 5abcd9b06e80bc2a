#if canImport(AudioToolbox)
  import AudioToolbox
  import Platform

  /// The output the player has chosen in macOS.
  final class AudioQueueDevice: SoundDevice {
    private static let bufferCount = 6
    private static let framesPerBuffer = Mixer.rate / 100

    /// The free buffers; each belongs either to us or to the queue.
    private typealias Free = Monitor<[AudioQueueBufferRef]>

    private let queue: AudioQueueRef
    private let free: Free
    private var isRunning = false

    init() throws(SoundFailure) {
      let free = Free([])
      var format = AudioStreamBasicDescription(
        mSampleRate: Double(Mixer.rate), mFormatID: kAudioFormatLinearPCM,
        mFormatFlags: kLinearPCMFormatFlagIsSignedInteger | kLinearPCMFormatFlagIsPacked,
        mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: 2,
        mBitsPerChannel: 16, mReserved: 0)
      var created: AudioQueueRef?
      let status = AudioQueueNewOutput(
        &format,
        { context, _, buffer in
          guard let context else { return }
          let free = Unmanaged<Free>.fromOpaque(context).takeUnretainedValue()
          free.withLock { $0.append(buffer) }
        }, Unmanaged.passUnretained(free).toOpaque(), nil, nil, 0, &created)
      guard status == noErr, let queue = created else { throw .noDevice }
      self.queue = queue
      self.free = free
      for _ in 0..<Self.bufferCount {
        var buffer: AudioQueueBufferRef?
        let size = UInt32(4 * Self.framesPerBuffer)
        guard AudioQueueAllocateBuffer(queue, size, &buffer) == noErr, let buffer else { continue }
        free.withLock { $0.append(buffer) }
      }
    }

    func write(_ frames: ArraySlice<StereoFrame>) throws(SoundFailure) -> Int? {
      guard let buffer = free.withLock({ $0.popLast() }) else { return 0 }
      let part = frames.prefix(Self.framesPerBuffer)
      part.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(start: buffer.pointee.mAudioData, count: bytes.count)
          .copyMemory(from: bytes)
      }
      buffer.pointee.mAudioDataByteSize = UInt32(4 * part.count)
      guard AudioQueueEnqueueBuffer(queue, buffer, 0, nil) == noErr else { throw .deviceLost }
      if !isRunning {
        guard AudioQueueStart(queue, nil) == noErr else { throw .deviceLost }
        isRunning = true
      }
      return part.count
    }

    var queuedFrames: Int { Self.framesPerBuffer * (Self.bufferCount - free.withLock { $0.count }) }

    func drain() {
      // Plays its remaining frames, then stops.
      AudioQueueStop(queue, false)
      isRunning = false
    }

    func close() { AudioQueueDispose(queue, true) }
  }
#endif
