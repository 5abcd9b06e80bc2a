import CSQLite
import Platform

extension SQLiteError {
  /// The file is not a database, or not one of ours.
  ///
  /// Our statements are correct, so an SQL error means a missing table or column; a value that is too big is
  /// larger than anything we store; and only a row not written by SQL can break a constraint that no statement
  /// ignores. Only the limit on work interrupts anything.
  var meansDamage: Bool {
    [
      SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_MISMATCH, SQLITE_TOOBIG,
      SQLITE_CONSTRAINT, SQLITE_INTERRUPT,
    ].contains(kind)
  }

  /// The reason may be that the file, or those beside it, cannot be written.
  var meansNoWriting: Bool {
    [SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_FULL].contains(kind)
  }
}

extension StorageFailure {
  init(_ error: SQLiteError, file: String) {
    let folder = Platform.folder(of: file)
    self =
      switch (error.kind, error.systemError) {
      case _ where error == .newerVersion: .newerVersion(file)
      case (SQLITE_FULL, _), (_, ENOSPC), (_, EDQUOT): .diskFull(file: file)
      case (_, EFBIG): .fileTooLarge(file)
      case (SQLITE_BUSY, _): .locked(file)
      case (SQLITE_READONLY, _) where !isWritable(folder),
        (SQLITE_CANTOPEN, _) where !isWritable(folder):
        .folderNotWritable(folder)
      case (SQLITE_READONLY, _): .notWritable(file: file, reason: systemReason(EACCES))
      case (_, 0): .notWritable(file: file, reason: error.message)
      case (_, let code): .notWritable(file: file, reason: systemReason(code))
      }
  }
}
