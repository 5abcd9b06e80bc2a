extension RecordsFile {
  /// Loads only the games that matter.
  public func summary(
    time: Int, person: String = ""
  ) throws(StorageFailure) -> (summary: RecordsSummary, notice: Notice?) {
    try use(.reading) { database throws(SQLiteError) in
      let games = try database.games(
        where: "number IN (\(numbersThatMatter))",
        [
          ":number": .integer(.max), ":person": .text(person),
          ":day": .integer(max(0, time) / 86_400),
        ], flipCount: Records.flipCount)
      return RecordsSummary(
        games: games.played(by: person), collection: try database.collection(),
        puzzles: try database.duePuzzles(at: time, for: person), time: time)
    }
  }
}

/// The numbers of the games that matter to the first screen: the last ones, whose flips show the player's memory;
/// some finished ones, while there are few; the last finished one, with the best of its kind; the best sprints and
/// games by ear on each grid; the last ones of several players; those that won crowns, or are not yet counted; and the
/// boards of the days in a row, and of the last day with one.
private let numbersThatMatter = """
  \(lastNumbers(Records.flipCount))
  UNION SELECT * FROM (
    SELECT number FROM games INDEXED BY games_by_end WHERE NOT given_up AND \(isOwn) LIMIT 10)
  UNION SELECT * FROM (SELECT number FROM \(lastFinished))
  UNION SELECT * FROM (
    SELECT number FROM \(rivals(by: "figures"))
      AND (kind, columns, rows, category) = (
        SELECT kind, columns, rows, category FROM \(lastFinished))
    ORDER BY moves LIMIT 1)
  UNION SELECT number FROM (
    SELECT number, min(iif(kind = 'sprint', -pairs_found, moves)) FROM \(rivals(by: "figures"))
      AND kind IN ('sprint', 'ear')
    GROUP BY kind, columns, rows)
  UNION SELECT * FROM (SELECT number FROM \(gamesOfSeveral) ORDER BY number DESC LIMIT 200)
  UNION SELECT first_win FROM crowns WHERE person = :person
  UNION SELECT second_win FROM crowns WHERE person = :person
  UNION SELECT number FROM \(gamesOfSeveral)
    AND number > (SELECT max(number) FROM counted) AND instr(players, 'computer ') > 0
  UNION \(numbersOfDailyStreak)
  UNION SELECT number FROM games WHERE day = (
    SELECT max(day) FROM games
    WHERE day < :day AND hindsight IS NOT '\(Hindsight.practice.rawValue)' AND \(isOwn))
  """

private let lastFinished = "games WHERE NOT given_up AND \(isOwn) ORDER BY number DESC LIMIT 1"
