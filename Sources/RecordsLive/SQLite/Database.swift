import CSQLite

/// A connection to an SQLite database, closed when it goes out of scope.
///
/// What a file contains cannot run code: triggers and views are off, and functions with side effects
/// cannot be called from its schema.
struct Database: ~Copyable {
  private let connection: OpaquePointer

  /// Opens a database file with SQLite's defaults.
  private init(path: String) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened else {
      let error = SQLiteError(opened)
      sqlite3_close_v2(opened)
      throw error
    }
    connection = opened
  }

  /// Opens a database file, and creates it if there is none.
  ///
  /// What needs a database that another connection has locked waits at most `busyTimeout`
  /// milliseconds. A value of more than `valueLimit` bytes is an error.
  static func open(
    path: String, busyTimeout: Int32, valueLimit: Int32
  ) throws(SQLiteError) -> Database {
    let database = try Database(path: path)
    guard CSQLiteForbidCode(database.connection) == SQLITE_OK else {
      throw SQLiteError(database.connection)
    }
    sqlite3_limit(database.connection, SQLITE_LIMIT_LENGTH, valueLimit)
    sqlite3_busy_timeout(database.connection, busyTimeout)
    try database.execute("PRAGMA cell_size_check = ON")
    try database.execute("PRAGMA synchronous = FULL")
    return database
  }

  /// Creates an empty database that no file keeps.
  static func inMemory() throws(SQLiteError) -> Database {
    try Database(path: ":memory:")
  }

  deinit {
    sqlite3_close_v2(connection)
  }

  /// Compiles one statement of SQL.
  func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var compiled: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &compiled, nil) == SQLITE_OK, let compiled else {
      throw SQLiteError(connection)
    }
    return Statement(compiled, of: connection)
  }

  /// Performs one statement of SQL, and drops its rows.
  func execute(_ sql: String) throws(SQLiteError) {
    let statement = try prepare(sql)
    while try statement.step() {}
  }

  /// The integer in the first column of a statement's first row; 0 if there is no row.
  func integer(_ sql: String) throws(SQLiteError) -> Int64 {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(at: 0) : 0
  }

  /// The tables, indexes, views and triggers, each with the SQL that made it.
  ///
  /// An index or a column can be made of an expression, and that could take for ever.
  func objects() throws(SQLiteError) -> [String] {
    let statement = try prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY name")
    var objects: [String] = []
    while try statement.step() {
      objects.append(
        (0..<3).map { statement.text(at: $0) ?? "" }.joined(separator: " "))
    }
    return objects
  }

  /// Lets others read while this connection writes; the file stays in this mode.
  ///
  /// Does nothing if the database is in use: then it happens another time.
  func useWriteAheadLog() throws(SQLiteError) {
    do {
      try execute("PRAGMA journal_mode = WAL")
    } catch {
      guard error.kind == SQLITE_BUSY else { throw error }
    }
  }
}
