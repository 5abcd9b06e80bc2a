extension Database {
  /// The changes by a game, the same as among all games, in which these covers were found.
  func news(
    of id: UInt64, _ collection: CoverCollection, tallyStart: UInt64?
  ) throws(SQLiteError) -> GameNews {
    let id = SQLiteValue(bits: id)
    guard let game = try games(where: "id = :id", [":id": id]).last, !game.isGivenUp else {
      return GameNews(of: 0, among: [])
    }
    let number = try integer("SELECT number FROM games WHERE id = ?", [id])
    let hasTally = game.players.count { $0.opponent == nil } > 1
    let games = try games(
      where: "number IN (\(numbersToCompare))",
      [
        ":number": .integer(number), ":person": .text(game.person),
        ":kind": .text(game.kind.rawValue), ":category": .text(game.category.id),
        ":columns": .integer(game.grid.columns), ":rows": .integer(game.grid.rows),
        ":moves": .integer(game.moveCount), ":slips": .integer(game.slipCount),
        ":seconds": .integer(game.seconds), ":pairs": .integer(game.pairCount),
        ":day": .init(game.day), ":end_day": .init(game.day == nil ? game.endDay : nil),
        ":tally_start": .init(bits: hasTally ? tallyStart : nil),
        ":is_of_several": .integer(game.players.count > 1 ? 1 : 0),
      ], flipCount: GameNews.flipCount)
    return GameNews(of: game.id, among: games, collection: collection, tallyStart: tallyStart)
  }
}

/// The games of the same kind, grid and category before the game.
private let rivalsBefore = """
  \(rivals(by: "figures")) AND kind = :kind AND columns = :columns AND rows = :rows
    AND category = :category AND number < :number
  """

/// The numbers of the games that matter to the news: the last ones, whose flips show the player's memory; for each
/// figure, one that the game has not beaten, or else any; the last ones of its kind and grid; those of its days in a
/// row, and two of its day; and if several played, those since the tally began, or all against computers.
private let numbersToCompare = """
  \(lastNumbers(GameNews.flipCount))
  UNION SELECT * FROM (SELECT number FROM \(rivalsBefore) LIMIT 1)
  UNION SELECT * FROM (SELECT number FROM \(rivalsBefore) AND moves <= :moves LIMIT 1)
  UNION SELECT * FROM (SELECT number FROM \(rivalsBefore) AND slips <= :slips LIMIT 1)
  UNION SELECT * FROM (SELECT number FROM \(rivalsBefore) AND seconds <= :seconds LIMIT 1)
  UNION SELECT * FROM (SELECT number FROM \(rivalsBefore) AND pairs_found >= :pairs LIMIT 1)
  UNION SELECT * FROM (
    SELECT number FROM \(rivals(by: "number"))
      AND kind = :kind AND columns = :columns AND rows = :rows
    ORDER BY number DESC LIMIT 10)
  UNION \(numbersOfDailyStreak)
  UNION SELECT number FROM games WHERE day BETWEEN :day - 6 AND :day
  UNION SELECT * FROM (SELECT number FROM \(games(endedOn: ":end_day")) LIMIT 2)
  UNION SELECT * FROM (
    WITH RECURSIVE streak (end_day) AS (
      SELECT :end_day WHERE 1 = (
        SELECT count(*) FROM (SELECT 1 FROM \(games(endedOn: ":end_day")) LIMIT 2))
      UNION ALL SELECT end_day - 1 FROM streak
      WHERE EXISTS (SELECT 1 FROM \(games(endedOn: "end_day - 1"))))
    SELECT (SELECT number FROM \(games(endedOn: "end_day")) LIMIT 1) FROM streak)
  UNION SELECT number FROM games WHERE id = :tally_start
  UNION SELECT number FROM \(gamesOfSeveral)
    AND :is_of_several
    AND number > coalesce((SELECT number FROM games WHERE id = :tally_start), 0)
    AND (instr(players, 'computer ') > 0) = (
      SELECT instr(players, 'computer ') > 0 FROM games WHERE number = :number)
  """
