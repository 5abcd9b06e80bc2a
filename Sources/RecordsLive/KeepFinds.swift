import MemoryTunes

// The finds of covers are kept in a table, because most are in games of long ago; games not yet counted there are
// those added last, or after an update all of them.

extension Database {
  /// The covers found in all games.
  func collection() throws(SQLiteError) -> CoverCollection {
    var collection = try keptFinds()
    let statement = try prepare(
      """
      SELECT \(Column.list) FROM games
      WHERE source = 'bundled' AND number > (SELECT max(number) FROM counted) ORDER BY number
      """)
    while try statement.step() {
      if let game = GameRecord(statement, hasFlips: true) { collection.add(game) }
    }
    return collection
  }

  /// Counts the games not yet counted.
  func keepFinds() throws(SQLiteError) {
    let (kept, collection) = (try keptFinds(), try collection())
    for cover in 0..<CoverCollection.coverCount where collection[cover] != kept[cover] {
      guard let find = collection[cover] else { continue }
      try execute(
        "REPLACE INTO finds (cover, day, game, golden_game) VALUES (?, ?, ?, ?)",
        [
          .integer(Int64(cover)), .integer(Int64(find.day)),
          .integer(Int64(bitPattern: find.game)),
          find.goldenGame.map { .integer(Int64(bitPattern: $0)) } ?? .null,
        ])
    }
    try execute("UPDATE counted SET number = (SELECT max(number) FROM games)")
  }

  /// Has all games counted again.
  func forgetFinds() throws(SQLiteError) {
    try execute("DELETE FROM finds WHERE true")
    try execute("UPDATE counted SET number = 0")
  }

  private func keptFinds() throws(SQLiteError) -> CoverCollection {
    var collection = CoverCollection()
    let statement = try prepare("SELECT cover, day, game, golden_game FROM finds")
    while try statement.step() {
      collection[Int(statement.integer(at: 0))] = CoverCollection.Find(
        day: Int(statement.integer(at: 1)), game: UInt64(bitPattern: statement.integer(at: 2)),
        goldenGame: statement.isNull(at: 3)
          ? nil : UInt64(bitPattern: statement.integer(at: 3)))
    }
    return collection
  }
}
