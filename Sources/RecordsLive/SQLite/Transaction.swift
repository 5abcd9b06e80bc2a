extension Database {
  /// Does all of some work, or, if it throws, none of it.
  ///
  /// Other connections can read meanwhile, but not write.
  func transaction<Result>(
    _ work: (borrowing Database) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try execute("BEGIN IMMEDIATE")
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
