import Artwork
import Basics
import CSQLite
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

@Suite struct MigrationTests {
  private func open(_ path: String) throws -> Database {
    try Database.open(path: path, busyTimeout: 0, valueLimit: .max)
  }

  private let migrations: [Migration] = [
    ["CREATE TABLE lengths (feet INTEGER)", "INSERT INTO lengths VALUES (10)"],
    [
      "ALTER TABLE lengths RENAME COLUMN feet TO inches", "UPDATE lengths SET inches = inches * 12",
    ],
    ["ALTER TABLE lengths ADD COLUMN name TEXT"],
  ]

  @Test(arguments: 0...3)
  func `a database of any version is brought up to date`(version: Int) throws {
    try withTemporaryFolder { folder in
      let database = try open(database(in: folder))
      try database.migrate(Array(migrations.prefix(version)))

      try database.migrate(migrations)
      try database.migrate(migrations)

      #expect(try database.version() == 3)
      #expect(try database.integer("SELECT inches FROM lengths WHERE name IS NULL") == 120)
    }
  }

  @Test func `a migration that fails changes nothing`() throws {
    try withTemporaryFolder { folder in
      let database = try open(database(in: folder))
      try database.migrate(Array(migrations.prefix(1)))

      let error = #expect(throws: SQLiteError.self) {
        try database.migrate([migrations[0], migrations[1] + ["UPDATE widths SET inches = 1"]])
      }

      #expect(error?.kind == SQLITE_ERROR)
      #expect(error?.message == "no such table: widths")
      #expect(try database.version() == 1)
      #expect(try database.integer("SELECT feet FROM lengths") == 10)
    }
  }

  @Test func `a newer database is left as it is`() throws {
    try withTemporaryFolder { folder in
      let database = try open(database(in: folder))
      try database.migrate(migrations)

      let error = #expect(throws: SQLiteError.self) {
        try database.migrate(Array(migrations.prefix(2)))
      }

      #expect(error == .newerVersion)
      #expect(try database.version() == 3)
    }
  }

  @Test func `a database that earlier migrations have not made is left as it is`() throws {
    try withTemporaryFolder { folder in
      let database = try open(database(in: folder))
      try database.migrate(Array(migrations.prefix(1)))
      try database.execute("CREATE VIEW widths AS SELECT feet FROM lengths")

      let error = #expect(throws: SQLiteError.self) { try database.migrate(migrations) }

      #expect(error == .otherSchema)
      #expect(try database.version() == 1)
    }
  }

  private func openVersion1(_ path: String) throws -> Database {
    let database = try open(path)
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
    return database
  }

  /// As the first version wrote it; later versions must be able to read it for ever.
  @Test func `games that version 1 stored are read`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      let database = try openVersion1(file.path)
      try database.execute(
        """
        INSERT INTO games VALUES (1, -1, 1800000000, 'own-3', 'Öl', 2, 2, '/folder', -2, 'pairs', 1,
          3, 1, 200, 'hint', 0, x'00010100', x'00000101028001032C')
        """)

      let games = try file.all()

      let grid = try #require(Grid(columns: 2, rows: 2))
      #expect(
        games == [
          PlayedGame(
            id: .max, endedAt: 1_800_000_000,
            request: DealRequest(
              category: Category(id: "own-3", name: "Öl"), grid: grid, source: .folder("/folder"),
              seed: .max - 1), moveCount: 3, slipCount: 1, seconds: 200, hindsight: .hint,
            pairs: [0, 1, 1, 0],
            flips: [
              Flip(card: 0, seconds: 0), Flip(card: 1, seconds: 1), Flip(card: 2, seconds: 129),
              Flip(card: 3, seconds: 173),
            ])
        ])
    }
  }

  @Test func `a game that version 1 stored as given up has the pairs that its flips have found`()
    throws
  {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      let database = try openVersion1(file.path)
      try database.execute(
        """
        INSERT INTO games VALUES (7, 1, 0, 'pop', NULL, 2, 2, 'bundled', 3, 'pairs', 1,
          2, 0, 5, NULL, 1, x'00010100', x'00000100030000010201')
        """)

      let games = [try file.games(flipCount: 1).games, try file.games(flipCount: 0).games]

      #expect(games.map { $0.map(\.pairCount) } == [[1], [1]])
      #expect(games.map { $0.map(\.flips.count) } == [[5], [0]])
    }
  }

  @Test func `rows that version 1 cannot have stored do not stop the others`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      let database = try openVersion1(file.path)
      try database.execute("PRAGMA ignore_check_constraints = ON")
      for (id, values) in ["0", "5", "-9223372036854775808", "9223372036854775807", "1"]
        .enumerated()
      {
        try database.execute(
          """
          INSERT INTO games VALUES (\(id), \(id), 0, 'pop', NULL, 2, 2, 'bundled', 3, 'pairs', \(values),
            2, 0, 5, NULL, 0, x'00010100', x'')
          """)
      }

      let loaded = try file.games(flipCount: 1)

      #expect(loaded.games.map(\.id) == [4])
      #expect(loaded.notice == nil)
    }
  }

  @Test func `games that version 3 stored are counted, and compared with`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      let database = try open(file.path)
      try database.migrate(Array(Schema.migrations.prefix(3)))
      var random = SeededGenerator(seed: 3)
      let earlier = (1...60).map { PlayedGame.random($0, by: &random) }
      for game in earlier {
        try database.execute(
          "INSERT INTO games (\(Column.list)) VALUES (\(Column.parameters))",
          try #require(game.row))
      }
      let covers = CoverCollection(games: earlier)

      let before = try file.gamesAndCollection(flipCount: .max)
      let game = PlayedGame.sample(id: 99)
      let news = try file.add(game, tallyStart: nil).news
      let after = try file.gamesAndCollection(flipCount: .max)

      let collection = CoverCollection(games: earlier + [game])
      #expect(before.games == earlier && before.collection == covers)
      #expect(
        news == GameNews(of: 99, among: earlier + [game], collection: collection))
      #expect(after.games == earlier + [game] && after.collection == collection)
    }
  }
}
