import Platform

/// The reason a track cannot be read.
public enum TrackFailure: Error, Equatable, Sendable {
  /// The system has no libsndfile.
  case libraryMissing
  /// The file cannot be opened.
  case file(ReadFailure)
  /// It is in none of the supported formats: Ogg Opus, Ogg Vorbis, FLAC, MP3, WAV.
  case unknownFormat
  /// It is damaged, or its channels or rate are beyond the limits.
  case damaged
}
