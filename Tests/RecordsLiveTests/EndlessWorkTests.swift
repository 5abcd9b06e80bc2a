import Artwork
import CSQLite
import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

/// Small files that would keep SQLite busy for years.
@Suite(.timeLimit(.minutes(10))) struct EndlessWorkTests {
  private func isSetAside(_ notice: Notice?) -> Bool {
    if case .setAside(.records, because: .damaged, _, _) = notice { true } else { false }
  }

  private func bomb(_ tree: String, in folder: String) throws -> RecordsFile {
    let file = RecordsFile(path: database(in: folder))
    _ = try file.add(.sample())
    try explode(tree, of: file.path)
    return file
  }

  @Test(arguments: ["games", "sqlite_autoindex_games_1"])
  func `games that never end are set aside when they are counted or forgotten`(tree: String) throws
  {
    try withTemporaryFolder { folder in
      let counted = try bomb(tree, in: folder + "/counted").count()
      let forgotten = try bomb(tree, in: folder + "/forgotten").forget()

      #expect(tree != "games" || isSetAside(counted.notice))
      #expect(isSetAside(forgotten))
    }
  }

  @Test func `a board is not looked for in games that never end`() throws {
    try withTemporaryFolder { folder in
      let file = try bomb("games", in: folder)
      let board = DealRequest(
        category: .bundled[2], grid: .standard, source: .bundled, seed: 5, deck: 1)

      let error = #expect(throws: StorageFailure.self) { try file.hasSeen(board) }

      #expect(error == .notWritable(file: file.path, reason: "interrupted"))
      #expect(names(in: folder) == ["games.sqlite"])
    }
  }

  @Test func `a schema that never ends is set aside`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      // SQLite reads this table with the schema.
      let database = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
      try database.execute("ANALYZE")
      try explode("sqlite_stat1", of: file.path)

      #expect(isSetAside(try file.games(flipCount: 0).notice))
    }
  }

  @Test func `expressions that SQLite calculates with the schema are set aside`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      try withSystemSQLite(file.path) { execute in
        execute("CREATE TABLE other (x)")
        execute(
          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
            + "INSERT INTO other SELECT i FROM n")
        execute("PRAGMA writable_schema = ON")
        execute(
          """
          UPDATE sqlite_master SET name = 'sqlite_stat1', tbl_name = 'sqlite_stat1', sql =
            'CREATE TABLE sqlite_stat1 (x, tbl AS (instr(zeroblob(130000), zeroblob(65000) || 1)), '
            || 'idx AS (1), stat AS (1))' WHERE name = 'other'
          """)
      }

      #expect(isSetAside(try file.games(flipCount: 0).notice))
    }
  }

  @Test func `a table with the newer name of SQLite's own is not believed`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      try withSystemSQLite(file.path) { execute in
        execute("CREATE TABLE forged (type TEXT, name TEXT, sql TEXT)")
        execute(
          "INSERT INTO forged SELECT type, name, sql FROM sqlite_master WHERE name != 'forged'")
        execute("PRAGMA writable_schema = ON")
        execute("UPDATE sqlite_master SET sql = replace(sql, ') STRICT', ', slow AS (1)) STRICT')")
        execute(
          "UPDATE sqlite_master SET name = 'sqlite_schema', tbl_name = 'sqlite_schema', "
            + "sql = replace(sql, 'forged', 'sqlite_schema') WHERE name = 'forged'")
      }

      #expect(isSetAside(try file.games(flipCount: 0).notice))
    }
  }

  @Test func `100,000 games take a tenth of the work that is allowed`() throws {
    let database = try Database.inMemory()
    try database.migrate(Array(Schema.migrations.prefix(1)))
    try database.execute(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      INSERT INTO games SELECT i, i, i, 'pop', NULL, 4, 4, 'bundled', i, 'pairs', 1, 15, 4, 30, NULL, 0,
        zeroblob(16), zeroblob(60) FROM n
      """)
    var limit = WorkLimit.work
    limit.steps /= 10

    database.limitWork(to: limit)
    try database.migrate(Schema.migrations)
    try database.execute("SELECT \(Column.list) FROM games ORDER BY number DESC")
    try database.execute("DELETE FROM games WHERE true")

    #expect(try database.integer("SELECT count(*) FROM games") == 0)
  }
}

/// Calls SQLite with nothing forbidden.
private func withSystemSQLite(_ path: String, _ body: (_ execute: (String) -> Void) -> Void) throws
{
  var connection: OpaquePointer?
  defer { sqlite3_close(connection) }
  try #require(sqlite3_open(path, &connection) == SQLITE_OK)
  body { sql in
    #expect(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK, "\(sql)")
  }
}

/// The number of the page at which a table or an index begins.
func rootPage(of tree: String, in file: String) throws -> Int64 {
  let database = try Database.open(path: file, busyTimeout: 0, valueLimit: .max)
  // The tables lie in the file itself only after this.
  try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  return try database.integer("SELECT rootpage FROM sqlite_master WHERE name = '\(tree)'")
}
