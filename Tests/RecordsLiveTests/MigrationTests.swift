import CSQLite
import TestSupport

@testable import RecordsLive

@Suite struct MigrationTests: DatabaseSuite {
  let testFolder = TestFolder()

  private static let migrations: [Migration] = [
    ["CREATE TABLE lengths (feet INTEGER)", "INSERT INTO lengths VALUES (10)"],
    [
      "ALTER TABLE lengths RENAME COLUMN feet TO inches", "UPDATE lengths SET inches = inches * 12",
    ],
    ["ALTER TABLE lengths ADD COLUMN name TEXT"],
  ]

  /// A database after so many of these migrations.
  private func migrated(_ count: Int) throws -> Database {
    let database = try file.opened()
    try database.migrate(Array(Self.migrations.prefix(count)))
    return database
  }

  @Test(arguments: 0...3)
  func `a database of any version is brought up to date`(version: Int) throws {
    let database = try migrated(version)

    try database.migrate(Self.migrations)
    try database.migrate(Self.migrations)

    #expect(try database.version() == 3)
    #expect(try database.integer("SELECT inches FROM lengths WHERE name IS NULL") == 120)
  }

  @Test(
    arguments: [
      (
        "the last statement fails", 1, "SELECT 1",
        [migrations[0], migrations[1] + ["UPDATE widths SET inches = 1"]],
        SQLiteError(code: SQLITE_ERROR, message: "no such table: widths")
      ),
      ("the database is newer", 3, "SELECT 1", Array(migrations.prefix(2)), .newerVersion),
      (
        "earlier migrations have not made it", 1, "CREATE VIEW widths AS SELECT feet FROM lengths",
        migrations, .otherSchema
      ),
    ] as [(String, Int, String, [Migration], SQLiteError)])
  func `a database that cannot be brought up to date is left as it is`(
    reason: String, version: Int, statement: String, migrations: [Migration], error: SQLiteError
  ) throws {
    let database = try migrated(version)
    try database.execute(statement)
    let objects = try database.objects()

    #expect(throws: error) { try database.migrate(migrations) }

    #expect(try Int(database.version()) == version)
    #expect(try database.objects() == objects)
    #expect(try database.integer("SELECT * FROM lengths") == (version == 1 ? 10 : 120))
  }

  /// A database as the first version made it, with these rows, which later versions must be able to read for ever.
  private func storeAsVersion1(_ rows: String) throws {
    let database = try file.opened()
    try database.execute(
      """
      CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id INTEGER NOT NULL UNIQUE,
        ended_at INTEGER NOT NULL,
        category TEXT NOT NULL,
        category_name TEXT,
        columns INTEGER NOT NULL,
        rows INTEGER NOT NULL,
        source TEXT NOT NULL,
        seed INTEGER NOT NULL,
        kind TEXT NOT NULL,
        players INTEGER NOT NULL CHECK (players BETWEEN 1 AND 4),
        moves INTEGER NOT NULL CHECK (moves BETWEEN 0 AND 4000000000),
        slips INTEGER NOT NULL CHECK (slips BETWEEN 0 AND 4000000000),
        seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND 4000000000),
        hindsight TEXT,
        given_up INTEGER NOT NULL CHECK (given_up IN (0, 1)),
        pairs BLOB NOT NULL CHECK (length(pairs) IN (0, columns * rows)),
        flips BLOB NOT NULL CHECK (length(flips) <= 60000),
        CHECK (columns BETWEEN 2 AND 10 AND rows BETWEEN 2 AND 8 AND columns * rows % 2 = 0),
        CHECK (given_up OR moves >= columns * rows / 2)
      ) STRICT
      """)
    try database.execute("PRAGMA user_version = 1")
    try database.execute("PRAGMA ignore_check_constraints = ON")
    try database.execute("INSERT INTO games VALUES \(rows)")
  }

  @Test func `games that version 1 stored are read`() throws {
    try storeAsVersion1(
      """
      (1, -1, 1800000000, 'own-3', 'Öl', 2, 2, '/folder', -2, 'pairs', 1, 3, 1, 200, 'hint', 0,
        x'00010100', x'00000101028001032C')
      """)

    let grid = try #require(Grid(columns: 2, rows: 2))
    let game = PlayedGame(
      id: .max, endedAt: 1_800_000_000,
      request: DealRequest(
        category: Category(id: "own-3", name: "Öl"), grid: grid, source: .folder("/folder"),
        seed: .max - 1), moveCount: 3, slipCount: 1, seconds: 200, hindsight: .hint,
      pairs: [0, 1, 1, 0],
      flips: zip(0..., [0, 1, 129, 173]).map { Flip(card: $0, seconds: $1) })
    #expect(try file.all() == [game])
  }

  @Test func `a game that version 1 stored as given up has the pairs of its flips`() throws {
    try storeAsVersion1(
      """
      (7, 1, 0, 'pop', NULL, 2, 2, 'bundled', 3, 'pairs', 1, 2, 0, 5, NULL, 1, x'00010100',
        x'00000100030000010201')
      """)

    let games = try [1, 0].map { try file.games(flipCount: $0).games }

    #expect(games.map { $0.map(\.pairCount) } == [[1], [1]])
    #expect(games.map { $0.map(\.flips.count) } == [[5], [0]])
  }

  @Test func `rows that version 1 cannot have stored do not stop the others`() throws {
    let playerCounts: [Int] = [0, 5, .min, .max, 1]
    let rows = playerCounts.enumerated().map { id, count in
      "(\(id), \(id), 0, 'pop', NULL, 2, 2, 'bundled', 3, 'pairs', \(count), 2, 0, 5, NULL, 0, "
        + "x'00010100', x'')"
    }
    try storeAsVersion1(rows.joined(separator: ", "))

    let loaded = try file.games(flipCount: 1)

    #expect(loaded.games.map(\.id) == [4])
    #expect(loaded.notice == nil)
  }

  @Test func `games that version 3 stored are counted, and compared with`() throws {
    let database = try file.opened()
    try database.migrate(Array(Schema.migrations.prefix(3)))
    var random = SeededGenerator(seed: 3)
    let earlier = (1...60).map { PlayedGame.random($0, by: &random) }
    for game in earlier {
      try database.execute(
        "INSERT INTO games (\(Column.list)) VALUES (\(Column.parameters))", try #require(game.row))
    }
    let all = earlier + [PlayedGame.sample(id: 99)]
    let collection = CoverCollection(games: all)

    let before = try file.games(flipCount: .max)
    let news = try file.add(.sample(id: 99), tallyStart: nil).news
    let after = try file.games(flipCount: .max)

    #expect(before.games == earlier && before.collection == CoverCollection(games: earlier))
    #expect(news == GameNews(of: 99, among: all, collection: collection))
    #expect(after.games == all && after.collection == collection)
  }
}

@Suite struct DatabaseTests {
  private func open(_ path: String = ":memory:") throws -> Database {
    try Database.open(path: path, busyTimeout: 0, valueLimit: 1000)
  }

  @Test func `values go in and come out, and a text that is no text is repaired`() throws {
    let database = try open()
    let statement = try database.prepare("SELECT ?, ?, ?, ?, ?, ?, CAST(x'41FF42' AS TEXT)")
    try statement.bind([
      .integer(.min), .text("Öl 日本"), .blob([0, 255]), .null, .text(""), .blob([]),
    ])

    #expect(try statement.step())
    #expect(statement.integer(at: 0) == .min)
    let texts = [1, 3, 4, 6].map { statement.text(at: $0) }
    #expect(texts == ["Öl 日本", nil, "", "A\u{FFFD}B"])
    #expect([2, 5].map { statement.blob(at: $0) } == [[0, 255], []])
    #expect(try !statement.step())
  }

  @Test func `an error has a code and words`() throws {
    let database = try open()
    try database.execute("CREATE TABLE t (number INTEGER NOT NULL CHECK (number > 0)) STRICT")

    for (sql, code, message) in [
      ("SELEKT", SQLITE_ERROR, "near \"SELEKT\": syntax error"),
      ("INSERT INTO t VALUES (0)", constraintCheck, "CHECK constraint failed: number > 0"),
      ("SELECT zeroblob(1001)", SQLITE_TOOBIG, "string or blob too big"),
    ] {
      #expect(throws: SQLiteError(code: code, message: message)) { try database.execute(sql) }
    }
  }

  @Test func `a transaction that throws leaves no trace`() throws {
    let database = try open()
    try database.execute("CREATE TABLE t (number INTEGER)")
    try database.execute("INSERT INTO t VALUES (1)")

    #expect(throws: SQLiteError.self) {
      try database.transaction { database throws(SQLiteError) in
        try database.execute("INSERT INTO t VALUES (2)")
        try database.execute("SELEKT")
      }
    }

    #expect(try database.integer("SELECT sum(number) FROM t") == 1)
    try database.transaction { database throws(SQLiteError) in
      try database.execute("INSERT INTO t VALUES (3)")
    }
    #expect(try database.integer("SELECT sum(number) FROM t") == 4)
  }

  @Test func `a parameter too many, and a file that cannot be opened, are told`() throws {
    let database = try open()
    let statement = try database.prepare("SELECT ?")

    let excess = #expect(throws: SQLiteError.self) { try statement.bind([.null, .null]) }
    let missing = #expect(throws: SQLiteError.self) { _ = try open("/nowhere/file") }

    #expect([excess?.kind, missing?.kind] == [SQLITE_RANGE, SQLITE_CANTOPEN])
    #expect(missing?.message == "unable to open database file")
  }
}

/// `SQLITE_CONSTRAINT_CHECK`, which Swift does not see.
private let constraintCheck = SQLITE_CONSTRAINT | (1 << 8)
