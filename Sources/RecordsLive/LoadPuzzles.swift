extension RecordsFile {
  public func puzzles(time: Int, person: String = "") throws(StorageFailure) -> DuePuzzles {
    try useUndamaged(.reading) { database throws(SQLiteError) in
      try database.duePuzzles(at: time, for: person)
    }
  }

  public func add(_ answer: PuzzleAnswer, at time: Int) throws(StorageFailure) {
    try useUndamaged(.writing) { database throws(SQLiteError) in
      try database.execute(
        "INSERT INTO answers (game, move, is_right, answered_at) VALUES (?, ?, ?, ?)",
        [
          .init(bits: answer.gameID), .integer(answer.move),
          .integer(answer.isRight ? 1 : 0), .integer(time),
        ])
    }
  }
}

/// The numbers of the games whose slips are practised.
private let practisedNumbers = """
  SELECT number FROM games WHERE slips > 0 AND length(flips) > 0 AND kind != 'ear'
  ORDER BY number DESC LIMIT \(DuePuzzles.gameCount)
  """

extension Database {
  func duePuzzles(at time: Int, for person: String) throws(SQLiteError) -> DuePuzzles {
    let games = try games(where: "number IN (\(practisedNumbers))", flipCount: DuePuzzles.gameCount)
    let statement = try prepare(
      """
      SELECT game, move, is_right, answered_at FROM answers
      WHERE game IN (SELECT id FROM games WHERE number IN (\(practisedNumbers))) ORDER BY number
      """)
    var answers: [(PuzzleAnswer, time: Int)] = []
    while try statement.step() {
      let answer = PuzzleAnswer(
        gameID: statement.bits(at: 0),
        move: statement.integer(at: 1), isRight: statement.integer(at: 2) != 0)
      answers.append((answer, statement.integer(at: 3)))
    }
    return DuePuzzles(games: games, answers: answers, person: person, time: time)
  }
}
