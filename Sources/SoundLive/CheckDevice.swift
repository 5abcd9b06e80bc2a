import Platform

/// The only argument of the program that reads the sound configuration on trial.
public let soundConfigurationOrder = "configure"

/// Opens the sound card as the game would, and closes it without a sound; returns the failure, if any.
///
/// Waits for at most this long for a card that does not answer. `trialProgram` is `memorytunes-fetch`.
public func checkSoundDevice(trialProgram: String, atMost limit: Duration) -> SoundFailure? {
  check(
    { () throws(SoundFailure) in try openDefaultDevice(trialProgram: trialProgram) },
    atMost: limit)
}

/// The same with another device.
func check(
  _ open: @escaping @Sendable () throws(SoundFailure) -> any SoundDevice, atMost limit: Duration
) -> SoundFailure? {
  // The outer optional is nil until there is an answer.
  let answer = Monitor<SoundFailure??>(nil)
  startThread {
    var failure: SoundFailure?
    do throws(SoundFailure) { try open().close() } catch { failure = error }
    answer.withLock { $0 = .some(failure) }
    answer.signal()
  }
  return answer.wait(atMost: limit) { $0 } ?? .timedOut
}
