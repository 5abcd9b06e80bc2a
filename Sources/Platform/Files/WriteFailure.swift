/// The reason a file could not be written.
public enum WriteFailure: Error, Equatable, Sendable {
  case diskFull(file: String)
  /// The file would be larger than the system lets this process write.
  case tooLarge(file: String)
  /// Another reason, in the system's words.
  case other(file: String, reason: String)
}
