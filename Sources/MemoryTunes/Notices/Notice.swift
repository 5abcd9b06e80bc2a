import Artwork

/// Something that did not go as it should, and that the player should know.
public enum Notice: Hashable, Codable, Sendable {
  /// A file that the program cannot use has got another name; nil if it could not be renamed.
  case setAside(StoredThing, because: SetAsideReason, file: String, newName: String?)
  /// The choices of earlier runs are there and cannot be read.
  case choicesUnreadable(file: String)
  /// Something is not stored.
  case notStored(StoredThing, StorageFailure)
  /// The bundled covers cannot be listed.
  case noCovers(CoverFailure)
  /// The event to go back to is older than the history.
  case eventForgotten
  /// An unexpected error, as its description says.
  case unexpected(String)
}

/// What the program keeps in files.
public enum StoredThing: String, Codable, Sendable {
  case choices
  case game
  case recording
}

/// Why a file was set aside.
public enum SetAsideReason: String, Codable, Sendable {
  /// The program crashed when it opened it.
  case crashed
  case damaged
  /// A later version wrote it.
  case newer
  case unreadable
}

/// Why something is not stored.
public enum StorageFailure: Error, Hashable, Codable, Sendable {
  case noHomeFolder
  /// Something else is where the folder should be.
  case notAFolder(String)
  /// The permissions of the folder forbid using it.
  case folderForbidden(String)
  /// The folder cannot be created, or does not take files.
  case folderNotWritable(String)
  /// This file is in the way.
  case inTheWay(String)
  /// This file is not a recording, so it is not replaced by one.
  case notARecording(String)
  case diskFull(file: String)
  /// The file is larger than the system lets this program write.
  case fileTooLarge(String)
  /// The file cannot be written, for a reason in the system's words.
  case notWritable(file: String, reason: String)
}
