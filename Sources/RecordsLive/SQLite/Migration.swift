import Synchronization

/// The SQL statements that take a database from one version of its schema to the next.
///
/// The version is the number of migrations performed; the database keeps it in `user_version`.
typealias Migration = [String]

extension Database {
  /// The version of the schema; 0 for a new database.
  func version() throws(SQLiteError) -> Int { try integer("PRAGMA user_version") }

  /// Performs the migrations that are still missing, in one transaction.
  ///
  /// Throws the errors of ``missing(of:)``; then it changes nothing.
  func migrate(_ migrations: [Migration]) throws(SQLiteError) {
    try transaction { database throws(SQLiteError) in
      // Another program may have been faster.
      let missing = try database.missing(of: migrations)
      for statement in migrations.suffix(missing).joined() { try database.execute(statement) }
      try database.execute("PRAGMA user_version = \(migrations.count)")
    }
  }

  /// The objects of a new database after these migrations; made once.
  static func objects(after migrations: [Migration]) throws(SQLiteError) -> [String] {
    if let objects = knownObjects.withLock({ $0[migrations] }) { return objects }
    let database = try Database.inMemory()
    for statement in migrations.joined() { try database.execute(statement) }
    let objects = try database.objects()
    knownObjects.withLock { $0[migrations] = objects }
    return objects
  }

  /// The number of migrations still missing.
  ///
  /// Throws `SQLiteError.newerVersion` if more migrations than these were performed, and `SQLiteError.otherSchema`
  /// if the database does not match those performed.
  func missing(of migrations: [Migration]) throws(SQLiteError) -> Int {
    let version = try version()
    guard version <= migrations.count else { throw .newerVersion }
    let performed = Array(migrations.prefix(max(0, version)))
    guard try objects() == Database.objects(after: performed) else { throw .otherSchema }
    return migrations.count - performed.count
  }
}

/// The objects after the migrations met so far.
private let knownObjects = Mutex<[[Migration]: [String]]>([:])
