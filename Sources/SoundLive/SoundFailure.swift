/// The reason something is not heard.
public enum SoundFailure: Error, Equatable, Sendable {
  /// A library that the system lacks: `libsndfile` reads files, `libasound` plays them.
  case libraryMissing(String)
  /// There is no sound card, or it cannot play.
  case noDevice
  /// This ALSA configuration file, or another of the player's, leads to more than any configuration needs.
  case configurationUnusable(path: String)
  /// Another program holds the sound card exclusively.
  case deviceBusy
  /// The sound card, or the server in front of it, has gone.
  case deviceLost
  /// The sound card has not answered for some time.
  case timedOut
  /// This file is missing, damaged, or of an unsupported kind.
  case unreadable(path: String)
  /// The program that decodes foreign tracks is missing, or was killed during this one.
  case decoderFailed(path: String)
}
