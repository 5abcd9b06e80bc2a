/// A problem the player should know about.
public enum Notice: Hashable, Codable, Sendable {
  /// An unusable file was renamed; `newName` is nil if that failed.
  case setAside(StoredThing, because: SetAsideReason, file: String, newName: String?)
  case choicesUnreadable(file: String)
  case notStored(StoredThing, StorageFailure)
  case noCovers(CoverFailure)
  /// The event to return to is no longer in the history.
  case eventForgotten
  /// The code of a board is for a folder of covers, and the player has chosen none.
  case codeNeedsFolder
  /// A folder has other covers than those a code was made with.
  case anotherBoard
  /// The rival of this run cannot have played on the dealt board.
  case rivalElsewhere
  case oversized(OversizedPictures)
  /// The keys in the file have a mistake at this path, `preferences.keys.layout`, so none is used.
  case keysWrong(file: String, path: String)
  /// Keys are no longer read from this file.
  case keysMoved(from: String)
  /// The host of the table is gone; nil if it just ended.
  case tableLost(TableFailure?)
  /// The player wants to play alone, but is at a table.
  case atTable
  /// While the player was away from a table, this computer moved for them.
  case substituted(Opponent)
  /// The host has dealt a new board, and so ended a game.
  case dealtAnew
  /// After a flip, the board differed from the host's, which has replaced it.
  case boardDiffered(card: Int, grid: Grid, name: String)
  /// An unexpected error, described in English.
  case unexpected(String)

  /// The next flip clears it.
  var isUntilFlip: Bool {
    switch self {
    case .substituted, .dealtAnew: true
    default: false
    }
  }
}

/// A kind of file that the program writes.
public enum StoredThing: String, Codable, Sendable {
  case choices
  case game
  case recording
  case records
  case pictures
}

public enum SetAsideReason: String, Codable, Sendable {
  /// The program crashed while opening it.
  case crashed
  case damaged
  case newer
  case unreadable
}

public enum StorageFailure: Error, Hashable, Codable, Sendable {
  /// Neither `HOME` nor an XDG variable names a folder.
  case noHomeFolder
  case notAFolder(String)
  /// The folder cannot be created, or its permissions forbid using it.
  case folderNotWritable(String)
  /// This file is in the way and cannot be moved.
  case inTheWay(String)
  /// This file is another user's, reached only through a link.
  case belongsToAnother(String)
  /// A newer version wrote this file, so it stays unchanged.
  case newerVersion(String)
  /// Another program has locked this file for too long.
  case locked(String)
  /// This file is not a recording, so it is not overwritten.
  case notARecording(String)
  case diskFull(file: String)
  /// The file would exceed the system's limit on file sizes.
  case fileTooLarge(String)
  case impossibleGame
  /// The file cannot be written, for the reason the system reports.
  case notWritable(file: String, reason: String)
}
