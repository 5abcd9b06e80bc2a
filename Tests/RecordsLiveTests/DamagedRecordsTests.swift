import Foundation
import TestSupport

@testable import RecordsLive

/// Anything but a sound database of ours in its place.
@Suite struct DamagedRecordsTests: DatabaseSuite {
  let testFolder = TestFolder()

  private func notice(number: Int = 1) -> Notice {
    .setAside(
      .records, because: .damaged, file: file.path, newName: "\(file.path).damaged-\(number)")
  }

  /// A database of many games, so that some pages are only read for the last of them.
  private func largeDatabase() throws -> [UInt8] {
    try file.addSamples(1...200)
    return [UInt8](try Data(contentsOf: URL(filePath: file.path)))
  }

  @Test(arguments: ["{}", "SQLite format 3", String(repeating: "no database ", count: 1000)])
  func `what is no database is kept under another name, and one is begun`(content: String) throws {
    try write(content, to: file.path)

    #expect(try file.add(.sample()) == notice())

    #expect(read(file.path + ".damaged-1") == content)
    let loaded = try file.games(flipCount: .max)
    #expect(loaded.games == [.sample()] && loaded.notice == nil)
    #expect(names(in: folder) == ["games.sqlite", "games.sqlite.damaged-1"])
  }

  @Test(arguments: [
    (true, "CREATE INDEX slow ON games (instr(printf('%.900000c', 'a'), category))"),
    (true, "CREATE TRIGGER other AFTER INSERT ON games BEGIN DELETE FROM games; END"),
    (true, "CREATE VIEW other AS SELECT * FROM games"),
    (true, "ALTER TABLE games ADD COLUMN other INTEGER AS (instr(category, 'x'))"),
    (true, "CREATE TABLE other (number INTEGER)"),
    (false, "CREATE TABLE games (name TEXT)"), (false, "CREATE VIEW games AS SELECT 1 AS id"),
    (false, "CREATE TABLE tunes (name TEXT)"),
  ])
  func `a database with other tables than ours is set aside`(hasOurs: Bool, other: String) throws {
    if hasOurs { _ = try file.add(.sample()) } else { try file.execute("PRAGMA user_version = 1") }
    try file.execute(other)

    #expect(try file.add(.sample(id: 2)) == notice())
    #expect(try file.all() == [.sample(id: 2)])
  }

  @Test func `a damaged database is told when it is read, too`() throws {
    for number in 1...2 {
      try write("no database at all", to: file.path)

      let loaded = try file.games(flipCount: 1)

      #expect(loaded.games == [] && loaded.notice == notice(number: number))
    }
  }

  @Test func `a damaged database answers no other question, and stays`() throws {
    try write("no database at all", to: file.path)
    let failure = StorageFailure.notWritable(file: file.path, reason: "file is not a database")

    #expect(throws: failure) { try file.hasPlayed(day: 0) }
    #expect(throws: failure) { try file.puzzles(time: 0) }
    #expect(throws: failure) {
      try file.add(PuzzleAnswer(gameID: 2, move: 2, isRight: true), at: 0)
    }
    #expect(names(in: folder) == ["games.sqlite"])
  }

  @Test func `an empty file is a new database`() throws {
    try write("", to: file.path)

    #expect(try file.add(.sample()) == nil)
    #expect(try file.all() == [.sample()])
  }

  @Test func `damage that only a query finds is found`() throws {
    var bytes = try largeDatabase()
    // The second page is the root of the table, whose last leaf is the last page.
    bytes.replaceSubrange(
      bytes.count - 4096..<bytes.count, with: [UInt8](repeating: 0xA5, count: 4096))
    try write(bytes, to: file.path)

    let loaded = try file.games(flipCount: 0)

    #expect(loaded.games == [] && loaded.notice == notice())
    #expect(read(file.path + ".damaged-1") == String(decoding: bytes, as: UTF8.self))
  }

  @Test func `a value larger than any of ours is damage, and is not read`() throws {
    _ = try file.add(.sample())
    try file.execute("UPDATE games SET source = '/' || hex(zeroblob(1000000))")

    let loaded = try file.games(flipCount: 0)

    #expect(loaded.games == [] && loaded.notice == notice())
  }

  @Test func `however a file was cut off, the game is stored and nothing is deleted`() throws {
    let bytes = try largeDatabase()
    for length in stride(from: 1, to: bytes.count, by: 4099) {
      let file = RecordsFile(path: "\(folder)/\(length)/games.sqlite")
      try write(bytes[..<length], to: file.path)

      let told = try file.add(.sample(id: 1_000_000))

      #expect(try file.games(flipCount: 0).games.last?.id == 1_000_000)
      let kept = told == nil ? nil : String(decoding: bytes[..<length], as: UTF8.self)
      #expect(read(file.path + ".damaged-1") == kept)
    }
  }

  @Test func `a log goes with its database`() throws {
    _ = try file.add(.sample(id: 1))
    // The log stays as long as another program has opened it.
    let other = try file.opened()
    #expect(try other.integer("SELECT count(*) FROM games") == 1)
    let handle = try #require(FileHandle(forWritingAtPath: file.path))
    try handle.write(contentsOf: [UInt8](repeating: 0xA5, count: 8192))

    #expect(try file.add(.sample(id: 2)) == notice())

    #expect(try file.all() == [.sample(id: 2)])
    let damaged = ["", "-shm", "-wal"].map { "games.sqlite.damaged-1\($0)" }
    #expect(names(in: folder) == ["games.sqlite"] + damaged)
    withExtendedLifetime(handle) {}
  }
}
