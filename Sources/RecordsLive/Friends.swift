extension RecordsFile {
  public func keep(_ rival: Rival, person: String = "") throws(StorageFailure) -> Bool {
    guard let line = rival.sharedLine, let board = rival.code.request() else { return false }
    let own = try games(on: board, flipCount: 100).played(by: person)
      .filter { $0.kind == board.kind && $0.counts && $0.players.count == 1 }
    guard !own.contains(where: { $0.flips == rival.board?.flips }) else { return true }
    try useUndamaged(.writing) { database throws(SQLiteError) in
      try database.execute("INSERT OR IGNORE INTO friends (line) VALUES (?)", [.text(line)])
      try database.execute(
        """
        DELETE FROM friends WHERE number <= (
          SELECT number FROM friends ORDER BY number DESC LIMIT 1 OFFSET ?)
        """, [.integer(RecordStorage.friendCount)])
    }
    return !own.isEmpty
  }

  public func friends() throws(StorageFailure) -> [String] {
    try useUndamaged(.reading) { database throws(SQLiteError) in
      let statement = try database.prepare(
        "SELECT line FROM friends ORDER BY number DESC LIMIT \(RecordStorage.friendCount)")
      var lines: [String] = []
      while try statement.step() { lines.append(statement.text(at: 0) ?? "") }
      return lines.reversed()
    }
  }

  public func removeFriend(_ line: String) throws(StorageFailure) {
    try useUndamaged(.writing) { database throws(SQLiteError) in
      try database.execute("DELETE FROM friends WHERE line = ?", [.text(line)])
    }
  }
}
