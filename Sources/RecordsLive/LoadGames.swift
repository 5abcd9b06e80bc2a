extension RecordsFile {
  fileprivate static let maximumGameCount = 100_000

  /// O(n) in the number of games.
  public func games(flipCount: Int) throws(StorageFailure) -> RecordStorage.Loaded {
    let (loaded, notice) = try use(.reading) { database throws(SQLiteError) in
      (try database.games(flipCount: flipCount), try database.collection())
    }
    return (loaded.0, loaded.1, notice)
  }

  public func hasPlayed(day: Int, person: String = "") throws(StorageFailure) -> Bool {
    try !games(where: "day = :day", [":day": .integer(day)]).played(by: person).isEmpty
  }

  public func game(_ id: UInt64) throws(StorageFailure) -> PlayedGame? {
    try games(where: "id = :id", [":id": .init(bits: id)], flipCount: 1).last
  }

  public func lastGame(on board: DealRequest) throws(StorageFailure) -> PlayedGame? {
    try games(on: board, flipCount: 100).last {
      !$0.isGivenUp && $0.kind == board.kind && $0.players.count == 1 && !$0.flips.isEmpty
    }
  }

  public func hasSeen(_ board: DealRequest, person: String = "") throws(StorageFailure) -> Bool {
    try !games(on: board).played(by: person).isEmpty
  }

  /// The games on the cards of a request, in any way to play.
  func games(on board: DealRequest, flipCount: Int = 0) throws(StorageFailure) -> [PlayedGame] {
    try games(
      where: """
        seed = :seed AND category = :category AND columns = :columns AND rows = :rows
          AND source = :source AND deck = :deck
        """,
      [
        ":seed": .init(bits: board.seed), ":category": .text(board.category.id),
        ":columns": .integer(board.grid.columns),
        ":rows": .integer(board.grid.rows), ":source": .text(board.source.description),
        ":deck": .integer(board.deck),
      ], flipCount: flipCount)
  }

  private func games(
    where condition: String, _ values: [String: SQLiteValue], flipCount: Int = 0
  ) throws(StorageFailure) -> [PlayedGame] {
    try useUndamaged(.reading) { database throws(SQLiteError) in
      try database.games(where: condition, values, flipCount: flipCount)
    }
  }
}

extension Database {
  /// The last games that match a condition, in the order added.
  func games(
    where condition: String = "true", _ values: [String: SQLiteValue] = [:], flipCount: Int = 0
  ) throws(SQLiteError) -> [PlayedGame] {
    let statement = try prepare(
      """
      SELECT \(Column.list) FROM games WHERE \(condition)
      ORDER BY number DESC LIMIT \(RecordsFile.maximumGameCount)
      """)
    try statement.bind(values)
    var games: [PlayedGame] = []
    while try statement.step() {
      guard let game = PlayedGame(statement, hasFlips: games.count < flipCount) else { continue }
      games.append(game)
    }
    return games.reversed()
  }
}
