/// The file a recorder writes to, which can be rotated.
public struct RecordingFile {
  /// Starts a new, empty file; the contents of the current one are kept elsewhere.
  public var rotate: () throws -> Void
  /// Appends bytes.
  ///
  /// On return they survive any end of the program.
  public var append: ([UInt8]) throws -> Void

  /// Creates a file from its operations.
  public init(rotate: @escaping () throws -> Void, append: @escaping ([UInt8]) throws -> Void) {
    self.rotate = rotate
    self.append = append
  }
}

/// The reason a file on disk cannot be recorded to.
public enum RecordingFileError: Error, Equatable, Sendable {
  /// This file is in the way and is not a recording, so it is left alone.
  case notARecording(String)
  /// This folder cannot be created.
  case folderNotWritable(String)
  /// The disk, or the user's share of it, is full.
  case diskFull(file: String)
  /// The file would be larger than the system lets this process write.
  case tooLarge(file: String)
  /// Another reason, in the system's words.
  case notWritable(file: String, reason: String)
}
