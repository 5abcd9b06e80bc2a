import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A place in which no game can be stored: storing says why, and what is there stays.
@Suite struct UnusableRecordsTests {
  /// Expects that a game can neither be added nor loaded, and nothing changes.
  private func expectFailure(
    _ failure: StorageFailure, of file: RecordsFile, at line: SourceLocation = #_sourceLocation
  ) throws {
    let content = read(file.path)
    let adding = #expect(throws: StorageFailure.self, sourceLocation: line) {
      try file.add(.sample(id: 99))
    }
    let loading = #expect(throws: StorageFailure.self, sourceLocation: line) { try file.all() }
    #expect(adding == failure, sourceLocation: line)
    #expect(loading == failure, sourceLocation: line)
    #expect(read(file.path) == content, sourceLocation: line)
  }

  @Test func `a folder in place of the file`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      try write("inside", to: file.path + "/inside")

      try expectFailure(.inTheWay(file.path), of: file)
      #expect(names(in: folder) == ["games.sqlite"])
      #expect(read(file.path + "/inside") == "inside")
    }
  }

  @Test func `a pipe in place of the file does not keep the program waiting`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      mkfifo(file.path, 0o600)

      let error = #expect(throws: StorageFailure.self) { try file.add(.sample()) }

      #expect(error == .inTheWay(file.path))
    }
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `a pipe in place of a file beside it does not keep the program waiting`(suffix: String)
    throws
  {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      mkfifo(file.path + suffix, 0o600)

      try expectFailure(.inTheWay(file.path + suffix), of: file)
    }
  }

  @Test func `a journal that names another file, which SQLite would delete`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      // What such a journal ends with, after the name and its length and sum.
      let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
      let journal = [UInt8](repeating: 0, count: 568) + magic
      try Data(journal).write(to: URL(filePath: file.path + "-journal"))

      try expectFailure(.inTheWay(file.path + "-journal"), of: file)
      #expect(names(in: folder) == ["games.sqlite", "games.sqlite-journal"])
    }
  }

  @Test func `a device, behind a link`() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: database(in: folder), withDestinationPath: "/dev/zero")

      let error = #expect(throws: StorageFailure.self) {
        try RecordsFile(path: database(in: folder)).add(.sample())
      }

      #expect(error == .inTheWay("/dev/zero"))
    }
  }

  @Test func `a file larger than any is not opened`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      try write("", to: file.path)
      truncate(file.path, 1 << 40)

      let error = #expect(throws: StorageFailure.self) { try file.add(.sample()) }

      #expect(error == .inTheWay(file.path))
    }
  }

  @Test func `a file in place of the folder`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")

      let error = #expect(throws: StorageFailure.self) {
        try RecordsFile(path: database(in: folder + "/file/memorytunes")).add(.sample())
      }

      #expect(error == .folderNotWritable(folder + "/file/memorytunes"))
      #expect(read(folder + "/file") == "a file")
    }
  }

  @Test func `a link to one's own file is followed`() throws {
    try withTemporaryFolder { folder in
      let target = RecordsFile(path: folder + "/elsewhere/games.sqlite")
      _ = try target.add(.sample(id: 1))
      try FileManager.default.createSymbolicLink(
        atPath: database(in: folder), withDestinationPath: "elsewhere/games.sqlite")

      _ = try RecordsFile(path: database(in: folder)).add(.sample(id: 2))

      #expect(try target.all() == [.sample(id: 1), .sample(id: 2)])
      #expect(names(in: folder) == ["elsewhere", "games.sqlite"])
      #expect(names(in: folder + "/elsewhere") == ["games.sqlite"])
    }
  }

  @Test(.enabled("only root can give files away") { geteuid() == 0 })
  func `a link to another user's file`() throws {
    try withTemporaryFolder { folder in
      let target = RecordsFile(path: folder + "/elsewhere/games.sqlite")
      _ = try target.add(.sample())
      chown(target.path, 65_534, 65_534)
      try FileManager.default.createSymbolicLink(
        atPath: database(in: folder), withDestinationPath: target.path)

      try expectFailure(.belongsToAnother(target.path), of: RecordsFile(path: database(in: folder)))
    }
  }

  @Test func `a database of a newer version`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
        .execute("PRAGMA user_version = 2000000000")

      try expectFailure(.newerVersion(file.path), of: file)
      let error = #expect(throws: StorageFailure.self) { try file.forget() }
      #expect(error == .newerVersion(file.path))
      #expect(names(in: folder) == ["games.sqlite"])
    }
  }

  @Test func `another program that writes for too long`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder), busyTimeout: 0)
      _ = try file.add(.sample(id: 1))
      let other = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
      try other.execute("BEGIN IMMEDIATE")

      let error = #expect(throws: StorageFailure.self) { try file.add(.sample(id: 2)) }
      #expect(error == .locked(file.path))
      #expect(try file.all() == [.sample(id: 1)])

      try other.execute("COMMIT")
      _ = try file.add(.sample(id: 2))
      #expect(try file.all() == [.sample(id: 1), .sample(id: 2)])
    }
  }

  @Test func `a database that another program keeps to itself`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder), busyTimeout: 0)
      let other = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
      try other.execute("BEGIN EXCLUSIVE")

      let error = #expect(throws: StorageFailure.self) { try file.add(.sample()) }

      #expect(error == .locked(file.path))
    }
  }

  /// What a user who is not root gets to know, for whom permissions count.
  private func outcome(of file: RecordsFile) async -> String {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [path = file.path as String] in
      setuid(65_534)
      let file = RecordsFile(path: path)
      do { _ = try file.add(.sample(id: 99)) } catch { print("add: \(error)") }
      do { print("loaded: \(try file.all().map(\.id))") } catch { print("load: \(error)") }
    }
    return String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
  }

  /// A database of everyone's, in a folder of everyone's.
  private func sharedDatabase(in folder: String) throws -> RecordsFile {
    let file = RecordsFile(path: database(in: folder + "/data"))
    _ = try file.add(.sample(id: 1))
    chmod(folder, 0o755)
    chmod(folder + "/data", 0o777)
    chmod(file.path, 0o666)
    return file
  }

  @Test func `a folder that cannot be written is still read`() async throws {
    try await withTemporaryFolder { folder in
      let file = try sharedDatabase(in: folder)
      chmod(folder + "/data", 0o555)
      defer { chmod(folder + "/data", 0o700) }

      let outcome = await outcome(of: file)

      #expect(outcome.contains("add: folderNotWritable(\"\(folder)/data\")"), "\(outcome)")
      #expect(outcome.contains("loaded: [1]"), "\(outcome)")
    }
  }

  @Test func `a folder that cannot be looked into`() async throws {
    try await withTemporaryFolder { folder in
      let file = try sharedDatabase(in: folder)
      chmod(folder + "/data", 0)
      defer { chmod(folder + "/data", 0o700) }

      let outcome = await outcome(of: file)

      #expect(outcome.contains("add: folderNotWritable(\"\(folder)/data\")"), "\(outcome)")
      #expect(outcome.contains("load: folderNotWritable(\"\(folder)/data\")"), "\(outcome)")
    }
  }

  @Test func `a file that can only be read is still loaded`() async throws {
    try await withTemporaryFolder { folder in
      let file = try sharedDatabase(in: folder)
      chmod(file.path, 0o444)

      let outcome = await outcome(of: file)

      let failure = "notWritable(file: \"\(file.path)\", reason: \"Permission denied\")"
      #expect(outcome.contains("add: \(failure)"), "\(outcome)")
      #expect(!outcome.contains("load:"), "\(outcome)")
      #expect(try file.all() == [.sample(id: 1)])
    }
  }

  @Test func `a file that cannot be read`() async throws {
    try await withTemporaryFolder { folder in
      let file = try sharedDatabase(in: folder)
      chmod(file.path, 0)

      let outcome = await outcome(of: file)

      let failure = "notWritable(file: \"\(file.path)\", reason: \"Permission denied\")"
      #expect(outcome.contains("add: \(failure)"), "\(outcome)")
      #expect(outcome.contains("load: \(failure)"), "\(outcome)")
    }
  }
}
