import Platform

public enum TrackFailure: Error, Equatable, Sendable {
  /// The system has no libsndfile.
  case libraryMissing
  case file(ReadFailure)
  /// It is in none of the supported formats: Ogg Opus, Ogg Vorbis, FLAC, MP3, WAV.
  case unknownFormat
  /// It is damaged, or its channels or rate are beyond the limits.
  case damaged
}
