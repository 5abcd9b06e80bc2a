/// An action on sound.
public enum SoundAction: Equatable, Codable, Sendable {
  /// "There is no sound, for this reason", or with nil, "sound works again".
  case reported(SoundProblem?)
}

/// The reason there is no sound.
public enum SoundProblem: Equatable, Codable, Sendable {
  /// A library that the system lacks.
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
  /// This tune or track cannot be read.
  case unreadable

  /// Concerns only this tune.
  var isOfOneTune: Bool { self == .unreadable }
}

/// A library that sound needs.
public enum SoundLibrary: String, Codable, Sendable {
  /// Reads tracks.
  case sndfile
  /// Plays them.
  case asound
}

/// The work that sound requests.
public enum SoundEffect: Equatable, Sendable {
  /// Plays a phrase; replies only to problems → `SoundAction.reported`.
  case play(Phrase)
  /// Fades out the tune.
  case stop
}
