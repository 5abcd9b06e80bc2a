// The finds of covers and the wins of crowns are kept in tables, because most are in games of long ago; games not yet
// counted there are those added last, or after an update all of them.

extension Database {
  /// The covers found in all games.
  func collection() throws(SQLiteError) -> CoverCollection {
    var collection = try keptFinds()
    try forEachUncounted { game, _ in collection.add(game) }
    return collection
  }

  /// Counts the games not yet counted; returns the covers found in all games.
  func countGames() throws(SQLiteError) -> CoverCollection {
    let kept = try keptFinds()
    var collection = kept
    try forEachUncounted { game, number throws(SQLiteError) in
      collection.add(game)
      guard let step = game.stepToCrown else { return }
      for person in game.person.isEmpty ? [""] : ["", game.person] {
        try keep(step.isWin, number, [.text(person), .text(step.opponent)])
      }
    }
    for cover in 0..<CoverCollection.coverCount where collection[cover] != kept[cover] {
      guard let find = collection[cover] else { continue }
      try execute(
        "REPLACE INTO finds (cover, day, game, golden_game) VALUES (?, ?, ?, ?)",
        [
          .integer(cover), .integer(find.day), .init(bits: find.game), .init(bits: find.goldenGame),
        ])
    }
    try execute("UPDATE counted SET number = (SELECT max(number) FROM games)")
    return collection
  }

  /// Has all games counted again.
  func forgetCounts() throws(SQLiteError) {
    try execute("DELETE FROM finds WHERE true")
    try execute("DELETE FROM crowns WHERE true")
    try execute("UPDATE counted SET number = 0")
  }

  private func forEachUncounted(
    _ count: (PlayedGame, _ number: SQLiteValue) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let statement = try prepare(
      """
      SELECT \(Column.list), number FROM games
      WHERE number > (SELECT max(number) FROM counted) ORDER BY number
      """)
    while try statement.step() {
      guard let game = PlayedGame(statement, hasFlips: true) else { continue }
      try count(game, .integer(statement.integer(at: Column.count)))
    }
  }

  private func keep(
    _ isWin: Bool, _ number: SQLiteValue, _ holder: [SQLiteValue]
  ) throws(SQLiteError) {
    guard isWin else {
      return try execute(
        """
        UPDATE crowns SET first_win = NULL
        WHERE person = ? AND opponent = ? AND second_win IS NULL
        """, holder)
    }
    try execute(
      """
      INSERT INTO crowns VALUES (?, ?, ?, NULL) ON CONFLICT DO UPDATE SET
        first_win = coalesce(first_win, excluded.first_win),
        second_win = iif(first_win IS NULL, NULL, coalesce(second_win, excluded.first_win))
      """, holder + [number])
  }

  private func keptFinds() throws(SQLiteError) -> CoverCollection {
    var collection = CoverCollection()
    let statement = try prepare("SELECT cover, day, game, golden_game FROM finds")
    while try statement.step() {
      collection[statement.integer(at: 0)] = CoverCollection.Find(
        day: statement.integer(at: 1), game: statement.bits(at: 2),
        goldenGame: statement.isNull(at: 3) ? nil : statement.bits(at: 3))
    }
    return collection
  }
}
