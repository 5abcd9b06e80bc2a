import CSQLite

struct SQLiteError: Error, Equatable {
  /// SQLite's extended result code.
  var code: Int32
  /// SQLite's words for it.
  var message: String
  /// The system's `errno` if reading or writing the file failed; otherwise 0.
  var systemError: Int32 = 0

  /// The kind of error, such as `SQLITE_BUSY`.
  var kind: Int32 { code & 0xFF }
}

extension SQLiteError {
  /// The last error of a connection; without one, there was no memory for it.
  init(_ connection: OpaquePointer?) {
    code = sqlite3_extended_errcode(connection)
    message = String(cString: sqlite3_errmsg(connection))
    // Otherwise it is left over from an earlier error.
    systemError =
      [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF) ? sqlite3_system_errno(connection) : 0
  }

  /// The database has a newer version of the schema; the code is not one of SQLite's own.
  static let newerVersion = Self(code: -1, message: "a newer version of the schema")
  /// The database has other tables or indexes than ours.
  static let otherSchema = Self(code: SQLITE_FORMAT, message: "other tables than ours")
  /// Another connection keeps data that should have been removed.
  static let busy = Self(code: SQLITE_BUSY, message: "the database is in use")
}
