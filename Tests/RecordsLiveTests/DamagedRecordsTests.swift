import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

/// Anything but a sound database of ours in its place.
@Suite struct DamagedRecordsTests {
  private func notice(_ file: RecordsFile, number: Int = 1) -> Notice {
    .setAside(
      .records, because: .damaged, file: file.path, newName: "\(file.path).damaged-\(number)")
  }

  /// A database of many games, so that some pages are only read for the last of them.
  private func largeDatabase(in folder: String) throws -> RecordsFile {
    let file = RecordsFile(path: database(in: folder))
    for id in UInt64(1)...200 { _ = try file.add(.sample(id: id)) }
    return file
  }

  @Test(arguments: ["{}", "SQLite format 3", String(repeating: "no database ", count: 1000)])
  func `a file that is no database is kept under another name, and a new one is begun`(
    content: String
  ) throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      try write(content, to: file.path)

      let told = try file.add(.sample())

      #expect(told == notice(file))
      #expect(read(file.path + ".damaged-1") == content)
      let loaded = try file.games(flipCount: 1)
      #expect(loaded.games == [.sample()])
      #expect(loaded.notice == nil)
      #expect(names(in: folder) == ["games.sqlite", "games.sqlite.damaged-1"])
    }
  }

  @Test(arguments: [
    "CREATE INDEX slow ON games (instr(printf('%.900000c', 'a'), category))",
    "CREATE TRIGGER other AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "CREATE VIEW other AS SELECT * FROM games",
    "ALTER TABLE games ADD COLUMN other INTEGER AS (instr(category, 'x'))",
    "CREATE TABLE other (number INTEGER)",
  ])
  func `a database with more than our table is kept under another name`(statement: String) throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      try Database.open(path: file.path, busyTimeout: 0, valueLimit: 1 << 20).execute(statement)

      let told = try file.add(.sample(id: 2))

      #expect(told == notice(file))
      #expect(try file.all() == [.sample(id: 2)])
    }
  }

  @Test func `a damaged database is told when it is read, too`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      for number in 1...2 {
        try write("no database at all", to: file.path)

        let loaded = try file.games(flipCount: 1)

        #expect(loaded.games == [])
        #expect(loaded.notice == notice(file, number: number))
      }
    }
  }

  @Test func `an empty file is a new database`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      try write("", to: file.path)

      #expect(try file.add(.sample()) == nil)

      #expect(try file.all() == [.sample()])
    }
  }

  @Test func `damage that only a query finds is found`() throws {
    try withTemporaryFolder { folder in
      let file = try largeDatabase(in: folder)
      var bytes = [UInt8](try Data(contentsOf: URL(filePath: file.path)))
      // The second page is the root of the table, whose last leaf is the last page.
      bytes.replaceSubrange(
        bytes.count - 4096..<bytes.count, with: [UInt8](repeating: 0xA5, count: 4096))
      try write(bytes, to: file.path)

      let loaded = try file.games(flipCount: 0)

      #expect(loaded.games == [])
      #expect(loaded.notice == notice(file))
      #expect(read(file.path + ".damaged-1") == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `however a file was cut off, the game is stored and nothing is deleted`() throws {
    try withTemporaryFolder { folder in
      let bytes = [UInt8](
        try Data(contentsOf: URL(filePath: try largeDatabase(in: folder).path)))
      for length in stride(from: 1, to: bytes.count, by: 4099) {
        let file = RecordsFile(path: "\(folder)/\(length)/games.sqlite")
        try write(bytes[..<length], to: file.path)

        let told = try file.add(.sample(id: 1_000_000))

        #expect(try file.games(flipCount: 0).games.last?.id == 1_000_000)
        if told != nil {
          #expect(
            read(file.path + ".damaged-1") == String(decoding: bytes[..<length], as: UTF8.self))
        }
      }
    }
  }

  @Test func `a log goes with its database`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample(id: 1))
      // The log stays as long as another program has opened it.
      let other = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
      #expect(try other.integer("SELECT count(*) FROM games") == 1)
      let handle = try #require(FileHandle(forWritingAtPath: file.path))
      try handle.write(contentsOf: [UInt8](repeating: 0xA5, count: 8192))

      #expect(try file.add(.sample(id: 2)) == notice(file))

      #expect(try file.all() == [.sample(id: 2)])
      #expect(
        names(in: folder) == [
          "games.sqlite", "games.sqlite.damaged-1", "games.sqlite.damaged-1-shm",
          "games.sqlite.damaged-1-wal",
        ])
      withExtendedLifetime(handle) {}
    }
  }

  @Test(arguments: [
    "CREATE TABLE games (name TEXT)", "CREATE VIEW games AS SELECT 1 AS id",
    "CREATE TABLE tunes (name TEXT)",
  ])
  func `a database without our table is set aside`(statement: String) throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      let database = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
      try database.execute(statement)
      try database.execute("PRAGMA user_version = 1")

      #expect(try file.add(.sample()) == notice(file))

      #expect(try file.all() == [.sample()])
    }
  }

  @Test func `a value larger than any of ours is damage, and is not read`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      let database = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
      try database.execute("UPDATE games SET source = '/' || hex(zeroblob(1000000))")

      let loaded = try file.games(flipCount: 0)

      #expect(loaded.games == [])
      #expect(loaded.notice == notice(file))
    }
  }
}
