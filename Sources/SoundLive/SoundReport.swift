/// Reports each change of failures once, not each failure.
struct SoundReport {
  let tell: (SoundFailure?) -> Void
  /// The reason the device cannot be heard.
  var device: SoundFailure?
  /// The reason the last clip was not heard.
  private(set) var clip: SoundFailure?

  /// Notes whether the device has failed.
  mutating func device(failed failure: SoundFailure?) {
    guard failure != device else { return }
    device = failure
    tell(failure ?? clip)
  }

  /// Notes the end of a clip: nil if all of it was heard.
  mutating func clip(ended failure: SoundFailure?) {
    // Another unreadable file is nothing new.
    guard (failure == nil) != (clip == nil) else { return }
    clip = failure
    tell(failure ?? device)
  }
}
