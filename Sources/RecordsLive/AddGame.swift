extension RecordsFile {
  /// A second game on the board of a day, from another run of the program, does not count.
  public func add(
    _ game: PlayedGame, tallyStart: UInt64?
  ) throws(StorageFailure) -> (news: GameNews, notice: Notice?) {
    guard let row = game.row else { throw .impossibleGame }
    return try use(.writing) { database throws(SQLiteError) in
      let collection = try database.transaction { database throws(SQLiteError) in
        try database.add(game, row)
        return try database.countGames()
      }
      do throws(SQLiteError) {
        return try database.news(of: game.id, collection, tallyStart: tallyStart)
      } catch {
        guard !error.meansDamage else { throw error }
        return GameNews(of: game.id, among: [])
      }
    }
  }
}

extension Database {
  fileprivate func add(_ game: PlayedGame, _ row: [SQLiteValue]) throws(SQLiteError) {
    let id = SQLiteValue(bits: game.id)
    // A game counted as given up would have other finds.
    let sameGivenUp = "SELECT count(*) FROM games WHERE id = ? AND given_up"
    if !game.isGivenUp, try integer(sameGivenUp, [id]) > 0 { try forgetCounts() }
    try execute(
      """
      INSERT INTO games (\(Column.list)) VALUES (\(Column.parameters))
      ON CONFLICT (id) DO UPDATE SET \(Column.replacements)
      WHERE games.given_up AND NOT excluded.given_up
      """, row)
    guard game.day != nil else { return }
    try execute(
      """
      UPDATE games SET hindsight = ? WHERE id = ? AND hindsight IS NULL AND EXISTS (
        SELECT 1 FROM games AS earlier
        WHERE earlier.day = games.day AND earlier.players = games.players
          AND earlier.number < games.number)
      """, [.text(Hindsight.sameBoard.rawValue), id])
  }
}
