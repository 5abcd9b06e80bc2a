/// The samples of both loudspeakers at one moment.
struct StereoFrame: Equatable {
  var left: Int16
  var right: Int16
}

/// An open sound card: two channels at 48 kHz.
protocol SoundDevice: AnyObject {
  /// Hands over frames; returns the number taken, 0 without room, nil if it had run out of frames and has recovered.
  func write(_ frames: ArraySlice<StereoFrame>) throws(SoundFailure) -> Int?

  /// The number of frames still to be heard; 0 if the device cannot say.
  var queuedFrames: Int { get }

  /// Waits until all frames have been heard, and gets ready for more.
  func drain()

  func close()
}
