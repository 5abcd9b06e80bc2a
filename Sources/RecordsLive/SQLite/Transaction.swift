/// A kind of transaction, by what it keeps others from.
enum TransactionKind: String {
  /// Nothing; it reads a snapshot of the database.
  case reading = "BEGIN"
  /// Writing.
  case writing = "BEGIN IMMEDIATE"
}

extension Database {
  /// Does all of some work, or, if it throws, none of it.
  func transaction<Result>(
    _ kind: TransactionKind = .writing, _ work: (borrowing Database) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try execute(kind.rawValue)
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
}
