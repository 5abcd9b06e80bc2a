/// What brings a database from one version of its schema to the next: statements of SQL.
///
/// The version is the number of migrations performed; the database keeps it in `user_version`.
typealias Migration = [String]

extension Database {
  /// The version of the schema; 0 for a new database.
  func version() throws(SQLiteError) -> Int64 {
    try integer("PRAGMA user_version")
  }

  /// Performs the migrations that are still missing, in one transaction.
  ///
  /// Throws `SQLiteError.newerVersion`, and changes nothing, if there are more than these.
  func migrate(_ migrations: [Migration]) throws(SQLiteError) {
    guard try missing(of: migrations) > 0 else { return }
    try transaction { database throws(SQLiteError) in
      // Another program may have been faster.
      let missing = try database.missing(of: migrations)
      for statement in migrations.suffix(missing).joined() { try database.execute(statement) }
      try database.execute("PRAGMA user_version = \(migrations.count)")
    }
  }

  private func missing(of migrations: [Migration]) throws(SQLiteError) -> Int {
    let version = try version()
    guard version <= migrations.count else { throw .newerVersion }
    return migrations.count - Int(max(0, version))
  }
}
