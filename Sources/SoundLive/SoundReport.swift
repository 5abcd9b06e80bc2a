/// Tells each change of what fails once, not each failure.
struct SoundReport {
  let tell: (SoundFailure?) -> Void
  /// Why the device cannot be heard.
  var device: SoundFailure?
  /// Why the last clip was not heard.
  private var clip: SoundFailure?

  init(tell: @escaping (SoundFailure?) -> Void) {
    self.tell = tell
  }

  /// Notes whether the device has failed.
  mutating func device(failed failure: SoundFailure?) {
    guard failure != device else { return }
    device = failure
    tell(failure ?? clip)
  }

  /// Notes how a clip has ended: nil if all of it was heard.
  mutating func clip(ended failure: SoundFailure?) {
    // Another file that cannot be read is nothing new.
    guard (failure == nil) != (clip == nil) else { return }
    clip = failure
    tell(failure ?? device)
  }
}
