import CSQLite
import Foundation
import TestSupport

@testable import RecordsLive

/// Small files that would keep SQLite busy for years.
@Suite(.timeLimit(.minutes(10))) struct EndlessWorkTests: DatabaseSuite {
  let testFolder = TestFolder()

  private func isSetAside(_ notice: Notice?) -> Bool {
    if case .setAside(.records, because: .damaged, _, _) = notice { true } else { false }
  }

  private func bomb(_ tree: String, in folder: String) throws -> RecordsFile {
    var file = RecordsFile(path: database(in: folder))
    _ = try file.add(.sample())
    try explode(tree, of: file.path)
    file.workLimit.steps /= 100
    return file
  }

  @Test(arguments: ["games", "sqlite_autoindex_games_1"])
  func `games without an end are set aside when counted or forgotten`(tree: String) throws {
    let counted = try bomb(tree, in: folder + "/counted").count()
    let forgotten = try bomb(tree, in: folder + "/forgotten").forget()

    #expect(tree != "games" || isSetAside(counted.notice))
    #expect(isSetAside(forgotten))
  }

  @Test func `a board is not looked for in games that never end`() throws {
    let file = try bomb("games", in: folder)

    #expect(throws: StorageFailure.notWritable(file: file.path, reason: "interrupted")) {
      try file.hasSeen(PlayedGame.sample(seed: 5).request)
    }
    #expect(names(in: folder) == ["games.sqlite"])
  }

  @Test func `a schema that never ends is set aside`() throws {
    _ = try file.add(.sample())
    // SQLite reads this table with the schema.
    try file.execute("ANALYZE")
    try explode("sqlite_stat1", of: file.path)

    #expect(isSetAside(try file.games(flipCount: 0).notice))
  }

  @Test(arguments: [
    (
      "expressions that SQLite calculates with the schema",
      [
        "CREATE TABLE other (x)",
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
        INSERT INTO other SELECT i FROM n
        """, "PRAGMA writable_schema = ON",
        """
        UPDATE sqlite_master SET name = 'sqlite_stat1', tbl_name = 'sqlite_stat1', sql =
          'CREATE TABLE sqlite_stat1 (x, tbl AS (instr(zeroblob(130000), zeroblob(65000) || 1)), '
          || 'idx AS (1), stat AS (1))' WHERE name = 'other'
        """,
      ]
    ),
    (
      "a table that has the newer name of SQLite's own, to be believed in its place",
      [
        "CREATE TABLE forged (type TEXT, name TEXT, sql TEXT)",
        "INSERT INTO forged SELECT type, name, sql FROM sqlite_master WHERE name != 'forged'",
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = replace(sql, ') STRICT', ', slow AS (1)) STRICT')",
        """
        UPDATE sqlite_master SET name = 'sqlite_schema', tbl_name = 'sqlite_schema',
          sql = replace(sql, 'forged', 'sqlite_schema') WHERE name = 'forged'
        """,
      ]
    ),
  ])
  func `a hostile schema is set aside`(schema: String, statements: [String]) throws {
    _ = try file.add(.sample())
    // SQLite itself, with nothing forbidden.
    var connection: OpaquePointer?
    try #require(sqlite3_open(file.path, &connection) == SQLITE_OK)
    for statement in statements {
      #expect(sqlite3_exec(connection, statement, nil, nil, nil) == SQLITE_OK, "\(statement)")
    }
    sqlite3_close(connection)

    #expect(isSetAside(try file.games(flipCount: 0).notice))
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

/// The number of the page at which a table or an index begins.
private func rootPage(of tree: String, in file: String) throws -> Int {
  let database = try Database.open(path: file, busyTimeout: 0, valueLimit: .max)
  // The tables lie in the file itself only after this.
  try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  return try database.integer("SELECT rootpage FROM sqlite_master WHERE name = '\(tree)'")
}

/// Makes a tree of a database too large to be walked: 400 ways lead from each page to the one below, 18
/// times, and all of them end at what was the only page.
private func explode(_ tree: String, of file: String) throws {
  let root = try Int(rootPage(of: tree, in: file))
  var bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
  let last = bytes.count / pageSize
  let leaf = Array(bytes[(root - 1) * pageSize..<root * pageSize])
  bytes += leaf
  for page in last + 1..<last + 18 { bytes += innerPage(above: page, like: leaf) }
  bytes.replaceSubrange(
    (root - 1) * pageSize..<root * pageSize, with: innerPage(above: last + 18, like: leaf))
  // The header says how many pages there are.
  bytes.replaceSubrange(28..<32, with: bigEndian(last + 18, 4))
  try Data(bytes).write(to: URL(filePath: file))
}

private let pageSize = 4096

/// A page of SQLite's "Database File Format", section 1.6, whose cells all point to the same page.
private func innerPage(above child: Int, like leaf: [UInt8]) -> [UInt8] {
  let isTable = leaf[0] == 13
  let count = isTable ? 400 : 300
  // The key: a number of two bytes, or a record of one integer of two bytes and a number of one.
  let cells = (1...count).map { number in
    let key =
      isTable
      ? [UInt8(number >> 7 | 0x80), UInt8(number & 0x7F)]
      : [6, 3, 2, 1] + bigEndian(number, 2) + [1]
    return bigEndian(child, 4) + key
  }
  let starts = cells.indices.map { pageSize - cells[...$0].joined().count }
  let header =
    [isTable ? 5 : 2, 0, 0] + bigEndian(count, 2) + bigEndian(starts.last ?? 0, 2) + [0]
    + bigEndian(child, 4) + starts.flatMap { bigEndian($0, 2) }
  let content = Array(cells.reversed().joined())
  return header + [UInt8](repeating: 0, count: pageSize - header.count - content.count) + content
}
