import MemoryTunes

extension RecordsFile {
  /// The summary of all games, or of a named person's, for the first screen; loads only the games that matter.
  public func summary(
    time: Int, person: String = ""
  ) throws(StorageFailure) -> (summary: RecordsSummary, notice: Notice?) {
    guard !isMissing else { return (RecordsSummary(games: [], time: time), nil) }
    let (summary, notice) = try use(.reading) { database throws(SQLiteError) in
      let games = try database.games(
        where: person.isEmpty ? "day IS NOT NULL OR number IN (\(numbersThatMatter))" : "true",
        flipCount: Records.flipCount)
      return RecordsSummary(
        games: games.played(by: person), collection: try database.foundCovers(),
        puzzles: try database.duePuzzles(at: time, for: person), time: time)
    }
    return (summary, notice)
  }
}

/// The numbers of the games that matter to the first screen besides daily ones: the last ones, whose flips show
/// the player's memory; the first ones, while there are few; the last finished one, with the best of its kind; the
/// best sprints and games by ear on each grid; and the last ones of several players.
private let numbersThatMatter = """
  SELECT max(number) FROM games WHERE NOT given_up
  UNION SELECT * FROM (SELECT number FROM games ORDER BY number DESC LIMIT \(Records.flipCount))
  UNION SELECT * FROM (SELECT number FROM games WHERE NOT given_up ORDER BY number LIMIT 10)
  UNION SELECT * FROM (
    SELECT number FROM games
    WHERE (columns, rows, category, kind) = (
      SELECT columns, rows, category, kind FROM games WHERE NOT given_up
      ORDER BY number DESC LIMIT 1)
      AND NOT given_up AND hindsight IS NULL AND instr(players, char(10)) = 0
    ORDER BY moves LIMIT 1)
  UNION SELECT number FROM (
    SELECT number, row_number() OVER (
      PARTITION BY columns, rows, kind
      ORDER BY CASE kind WHEN 'sprint' THEN -pairs_found ELSE moves END, number) AS place
    FROM games
    WHERE kind IN ('sprint', 'ear') AND NOT given_up AND hindsight IS NULL
      AND instr(players, char(10)) = 0 AND pairs_found IS NOT NULL)
    WHERE place = 1
  UNION SELECT * FROM (
    SELECT number FROM games WHERE NOT given_up AND instr(players, char(10)) > 0
    ORDER BY number DESC LIMIT 200)
  """

extension Database {
  /// The covers found in all games, as far as needed to count them.
  fileprivate func foundCovers() throws(SQLiteError) -> CoverCollection {
    var collection = CoverCollection()
    for (category, covers) in CoverCollection.categories {
      try addFinds(to: &collection, where: "category = ?", .text(category.id), until: covers)
    }
    let cardCount = 2 * CoverCollection.fewestInCategory
    try addFinds(
      to: &collection, where: "columns * rows > ?", .integer(Int64(cardCount)),
      until: 0..<CoverCollection.coverCount)
    return collection
  }

  /// Adds the finds in the games that match a condition, until all of some covers have been found.
  private func addFinds(
    to collection: inout CoverCollection, where condition: String, _ value: SQLiteValue,
    until covers: Range<Int>
  ) throws(SQLiteError) {
    let statement = try prepare(
      """
      SELECT \(Column.list) FROM games WHERE source = 'bundled' AND \(condition) ORDER BY number
      """)
    try statement.bind([value])
    while collection.foundCount(of: covers) < covers.count, try statement.step() {
      if let game = GameRecord(statement, hasFlips: true) { collection.add(game) }
    }
  }
}
