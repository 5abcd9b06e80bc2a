public enum SoundAction: Equatable, Codable, Sendable {
  /// "There is no sound, for this reason", or with nil, "sound works again".
  case reported(SoundProblem?)
}

public enum SoundProblem: Equatable, Codable, Sendable {
  case libraryMissing(SoundLibrary)
  case noDevice
  /// ALSA's configuration file of this name is a device or a pipe, or far too large.
  case configurationUnusable(String)
  /// Another program holds the sound card exclusively.
  case deviceBusy
  /// The sound card, or the server in front of it, has gone.
  case deviceLost
  /// The sound card does not answer.
  case timedOut
  case unreadable

  var isOfOneTune: Bool { self == .unreadable }
}

public enum SoundLibrary: String, Codable, Sendable {
  /// Reads tracks.
  case sndfile
  /// Plays them.
  case asound
}

public enum SoundEffect: Equatable, Sendable {
  /// Plays a phrase; replies only to problems → `SoundAction.reported`.
  case play(Phrase)
  case stop
}
