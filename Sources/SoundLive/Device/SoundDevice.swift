/// What both loudspeakers play at one moment.
struct StereoFrame: Equatable {
  var left: Int16
  var right: Int16
}

/// A sound card that is open: two channels at 48 kHz.
protocol SoundDevice: AnyObject {
  /// Hands over frames; returns how many were taken, 0 if there is no room now.
  func write(_ frames: ArraySlice<StereoFrame>) throws(DeviceError) -> Int

  /// Makes the device take frames again after `interrupted`; false if that is not possible.
  func recover() -> Bool

  /// How many frames are still to be heard; 0 if the device cannot say.
  var queuedFrames: Int { get }

  /// Waits until all frames have been heard, and gets ready for more.
  func drain()

  func close()
}

/// Why a device takes no frames.
enum DeviceError: Error {
  /// It ran out of frames, or the machine slept.
  case interrupted
  /// It is gone.
  case lost
}
