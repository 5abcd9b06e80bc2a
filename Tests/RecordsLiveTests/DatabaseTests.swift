import CSQLite
import TestSupport
import Testing

@testable import RecordsLive

@Suite struct DatabaseTests {
  private func open(_ path: String) throws -> Database {
    try Database.open(path: path, busyTimeout: 0, valueLimit: 1000)
  }

  @Test func `values go in and come out`() throws {
    let database = try open(":memory:")
    let statement = try database.prepare("SELECT ?, ?, ?, ?, ?, ?")
    try statement.bind([
      .integer(.min), .text("Öl 日本"), .blob([0, 255]), .null, .text(""), .blob([]),
    ])

    #expect(try statement.step())
    #expect(statement.integer(at: 0) == .min)
    #expect(statement.text(at: 1) == "Öl 日本")
    #expect(statement.blob(at: 2) == [0, 255])
    #expect(statement.text(at: 3) == nil)
    #expect(statement.text(at: 4) == "")
    #expect(statement.blob(at: 5) == [])
    #expect(try !statement.step())
  }

  @Test func `a text that is no text is repaired`() throws {
    let database = try open(":memory:")
    let statement = try database.prepare("SELECT CAST(x'41FF42' AS TEXT)")

    #expect(try statement.step())
    #expect(statement.text(at: 0) == "A\u{FFFD}B")
  }

  @Test func `an error has a code and words`() throws {
    let database = try open(":memory:")
    try database.execute("CREATE TABLE t (number INTEGER NOT NULL CHECK (number > 0)) STRICT")

    for (sql, code, message) in [
      ("SELEKT", SQLITE_ERROR, "near \"SELEKT\": syntax error"),
      ("INSERT INTO t VALUES (0)", constraintCheck, "CHECK constraint failed: number > 0"),
      ("SELECT zeroblob(1001)", SQLITE_TOOBIG, "string or blob too big"),
    ] {
      let error = #expect(throws: SQLiteError.self) { try database.execute(sql) }
      #expect(error == SQLiteError(code: code, message: message))
    }
  }

  @Test func `a parameter too many is an error`() throws {
    let database = try open(":memory:")
    let statement = try database.prepare("SELECT ?")

    let error = #expect(throws: SQLiteError.self) { try statement.bind([.null, .null]) }

    #expect(error?.kind == SQLITE_RANGE)
  }

  @Test func `a transaction that throws leaves no trace`() throws {
    let database = try open(":memory:")
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

  @Test func `a file that cannot be opened says why`() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: SQLiteError.self) { _ = try open(folder + "/no/file") }

      #expect(error?.kind == SQLITE_CANTOPEN)
      #expect(error?.message == "unable to open database file")
    }
  }
}

/// `SQLITE_CONSTRAINT_CHECK`, which Swift does not see.
private let constraintCheck = SQLITE_CONSTRAINT | (1 << 8)
