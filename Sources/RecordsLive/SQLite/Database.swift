import CSQLite

/// A connection to an SQLite database, closed when it goes out of scope.
///
/// The content of a file cannot run code: triggers and views are off, and functions with side effects cannot be
/// called from its schema. The work it causes SQLite is limited (``WorkLimit``).
struct Database: ~Copyable {
  private let connection: OpaquePointer
  private let workCount = WorkCount()

  /// Opens a database file with SQLite's defaults.
  private init(
    path: String, flags: Int32 = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
  ) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened else {
      let error = SQLiteError(opened)
      sqlite3_close_v2(opened)
      throw error
    }
    connection = opened
  }

  /// Opens a database file, creating it if there is none.
  ///
  /// Operations wait for another connection's lock for at most `busyTimeout` milliseconds. A value of more than
  /// `valueLimit` bytes is an error. Work is limited to ``WorkLimit/opening``.
  static func open(
    path: String, busyTimeout: Int32, valueLimit: Int32
  ) throws(SQLiteError) -> Database {
    let database = try Database(path: path)
    try database.distrust(valueLimit: valueLimit)
    sqlite3_busy_timeout(database.connection, busyTimeout)
    try database.execute("PRAGMA synchronous = FULL")
    return database
  }

  /// Copies a database file and its log into memory, and writes nothing beside it; otherwise like ``open``.
  ///
  /// Only for a file without a journal, which would be ignored.
  static func copy(
    of path: String, hasLog: Bool, valueLimit: Int32
  ) throws(SQLiteError) -> Database {
    let escaped =
      path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
    let file = try Database(
      path: "file:\(escaped)?" + (hasLog ? "vfs=unix-none" : "immutable=1"),
      flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    if hasLog {
      guard CSQLiteKeepLog(file.connection) == SQLITE_OK else { throw SQLiteError(file.connection) }
      // Without locks, memory replaces the file that SQLite would keep beside the log.
      try file.execute("PRAGMA locking_mode = EXCLUSIVE")
    }
    let copy = try inMemory()
    let backup = sqlite3_backup_init(copy.connection, "main", file.connection, "main")
    guard let backup else { throw SQLiteError(copy.connection) }
    sqlite3_backup_step(backup, -1)
    guard sqlite3_backup_finish(backup) == SQLITE_OK else { throw SQLiteError(copy.connection) }
    try copy.distrust(valueLimit: valueLimit)
    return copy
  }

  /// Prepares for a file that anyone may have written.
  private func distrust(valueLimit: Int32) throws(SQLiteError) {
    guard CSQLiteForbidCode(connection) == SQLITE_OK else { throw SQLiteError(connection) }
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, valueLimit)
    // The cost of an expression grows with its length; our longest statement has 1400 bytes.
    sqlite3_limit(connection, SQLITE_LIMIT_SQL_LENGTH, 1 << 14)
    limitWork(to: .opening)
    try execute("PRAGMA cell_size_check = ON")
  }

  /// Limits the work of statements from now on; those exceeding it fail with `SQLITE_INTERRUPT`.
  func limitWork(to limit: WorkLimit) {
    workCount.start(limit)
    sqlite3_progress_handler(
      connection, limit.interval,
      { count in
        count.map { Unmanaged<WorkCount>.fromOpaque($0).takeUnretainedValue().isTooMuch() } == true
          ? 1 : 0
      }, Unmanaged.passUnretained(workCount).toOpaque())
  }

  static func inMemory() throws(SQLiteError) -> Database {
    try Database(path: ":memory:")
  }

  deinit {
    sqlite3_close_v2(connection)
  }

  func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var compiled: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &compiled, nil) == SQLITE_OK, let compiled else {
      throw SQLiteError(connection)
    }
    return Statement(compiled, of: connection)
  }

  /// Performs one statement of SQL, and drops its rows.
  func execute(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// The integer in the first column of a statement's first row; 0 if there is no row.
  func integer(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> Int {
    let statement = try prepare(sql)
    try statement.bind(values)
    return try statement.step() ? statement.integer(at: 0) : 0
  }

  /// Does all of some work, or, if it throws, none of it.
  func transaction<Result>(
    _ access: Access = .writing, _ work: (borrowing Database) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try execute(access.rawValue)
    do throws(SQLiteError) {
      let result = try work(self)
      try execute("COMMIT")
      return result
    } catch {
      // Some errors have already rolled it back.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The tables, indexes, views and triggers, each with the SQL that made it.
  ///
  /// An index or a column can be made of an expression, which could take forever.
  func objects() throws(SQLiteError) -> [String] {
    // A file can have its own table with the newer name, sqlite_schema.
    let statement = try prepare("SELECT type, name, sql FROM sqlite_master ORDER BY name")
    var objects: [String] = []
    while try statement.step() {
      objects.append((0..<3).map { statement.text(at: $0) ?? "" }.joined(separator: " "))
    }
    return objects
  }

  /// Lets others read while this connection writes; the file stays in this mode.
  ///
  /// Does nothing if the database is in use; a later call will do it.
  func useWriteAheadLog() throws(SQLiteError) {
    do {
      try execute("PRAGMA journal_mode = WAL")
    } catch {
      guard error.kind == SQLITE_BUSY else { throw error }
    }
  }
}

/// The way to use a database, with the SQL that begins such a transaction.
enum Access: String {
  /// Reads a snapshot of it.
  case reading = "BEGIN"
  /// Keeps others from writing.
  case writing = "BEGIN IMMEDIATE"
}
