/// Why something is not heard.
public enum SoundFailure: Error, Equatable, Sendable {
  /// A library that the system lacks: `libsndfile` reads files, `libasound` plays them.
  case libraryMissing(String)
  /// There is no sound card, or it cannot play.
  case noDevice
  /// This file, from which ALSA would read its configuration, is a device or a pipe, or it leads to more than
  /// any configuration takes.
  case configurationUnusable(path: String)
  /// Another program has taken the sound card for itself.
  case deviceBusy
  /// The sound card, or the server in front of it, has gone.
  case deviceLost
  /// The sound card has not answered for some time.
  case timedOut
  /// This file is missing, damaged, or of a kind that is not played.
  case unreadable(path: String)
  /// The program that decodes foreign tracks is missing, or was killed at this one.
  case decoderFailed(path: String)
}
