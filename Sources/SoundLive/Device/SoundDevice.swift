/// The samples of both loudspeakers at one moment.
struct StereoFrame: Equatable {
  var left: Int16
  var right: Int16
}

/// An open sound card: two channels at 48 kHz.
protocol SoundDevice: AnyObject {
  /// Hands over frames; returns the number taken, 0 if there is no room now.
  func write(_ frames: ArraySlice<StereoFrame>) throws(DeviceError) -> Int

  /// Makes the device take frames again after `interrupted`; false if that fails.
  func recover() -> Bool

  /// The number of frames still to be heard; 0 if the device cannot say.
  var queuedFrames: Int { get }

  /// Waits until all frames have been heard, and gets ready for more.
  func drain()

  func close()
}

/// The reason a device takes no frames.
enum DeviceError: Error {
  /// It ran out of frames, or the machine slept.
  case interrupted
  case lost
}
