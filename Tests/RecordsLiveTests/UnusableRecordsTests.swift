import Foundation
import TestSupport

@testable import RecordsLive

/// A place in which no game can be stored: storing says why, and what is there stays.
@Suite struct UnusableRecordsTests: DatabaseSuite {
  let testFolder = TestFolder()

  /// The names, kinds and sizes of all files, and the bytes of small ones.
  private func contents() throws -> [String] {
    let files = FileManager.default
    return try files.subpathsOfDirectory(atPath: folder).sorted().map { name in
      let path = "\(folder)/\(name)"
      let attributes = try files.attributesOfItem(atPath: path)
      let (type, size) = (attributes[.type] as? FileAttributeType, attributes[.size] as? Int ?? 0)
      let text = type == .typeRegular && size < 1 << 20 ? read(path) : nil
      return "\(name) \(type?.rawValue ?? "") \(size) \(text ?? "")"
    }
  }

  /// Expects that a game can neither be added nor loaded, and nothing changes.
  private func expectFailure(_ failure: StorageFailure) throws {
    let before = try contents()
    #expect(throws: failure) { try file.add(.sample(id: 99)) }
    #expect(throws: failure) { try file.all() }
    #expect(try contents() == before)
  }

  private typealias Obstacle = (String, String, @Sendable (String) throws -> Void)

  private static let obstacles: [Obstacle] = [
    ("a folder", "", { try write("inside", to: $0 + "/inside") }),
    ("a pipe, which would keep the program waiting", "", { mkfifo($0, 0o600) }),
    ("a pipe as journal", "-journal", { mkfifo($0, 0o600) }),
    ("a pipe as log", "-wal", { mkfifo($0, 0o600) }),
    ("a pipe as shared memory", "-shm", { mkfifo($0, 0o600) }),
    (
      "a journal that names another file, which SQLite would delete", "-journal",
      { try write([UInt8](repeating: 0, count: 568) + journalEnd, to: $0) }
    ),
    (
      "a file larger than any", "",
      {
        try write("", to: $0)
        truncate($0, 1 << 40)
      }
    ),
  ]

  @Test(arguments: obstacles)
  func `what is in the way of a database, or of a file beside it, is told and stays`(
    obstacle: String, suffix: String, make: @Sendable (String) throws -> Void
  ) throws {
    if !suffix.isEmpty { _ = try file.add(.sample()) }
    try make(file.path + suffix)

    try expectFailure(.inTheWay(file.path + suffix))
  }

  /// The end of a journal with a name, after that name and its length and sum.
  private static let journalEnd: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  @Test func `a device, behind a link`() throws {
    symlink("/dev/zero", file.path)

    try expectFailure(.inTheWay("/dev/zero"))
  }

  @Test func `a file in place of the folder`() throws {
    try write("a file", to: folder + "/file")

    #expect(throws: StorageFailure.folderNotWritable(folder + "/file/memorytunes")) {
      try RecordsFile(path: database(in: folder + "/file/memorytunes")).add(.sample())
    }
    #expect(read(folder + "/file") == "a file")
  }

  @Test func `a link to one's own file is followed`() throws {
    let target = RecordsFile(path: folder + "/elsewhere/games.sqlite")
    _ = try target.add(.sample(id: 1))
    symlink("elsewhere/games.sqlite", file.path)

    _ = try file.add(.sample(id: 2))

    #expect(try target.all() == [.sample(id: 1), .sample(id: 2)])
    #expect(names(in: folder) == ["elsewhere", "games.sqlite"])
    #expect(names(in: folder + "/elsewhere") == ["games.sqlite"])
  }

  @Test(.enabled("only root can give files away") { geteuid() == 0 })
  func `a link to another user's file`() throws {
    let target = RecordsFile(path: folder + "/elsewhere/games.sqlite")
    _ = try target.add(.sample())
    chown(target.path, 65_534, 65_534)
    symlink(target.path, file.path)

    try expectFailure(.belongsToAnother(target.path))
  }

  @Test func `a database of a newer version`() throws {
    _ = try file.add(.sample())
    try file.execute("PRAGMA user_version = 2000000000")

    try expectFailure(.newerVersion(file.path))
    #expect(throws: StorageFailure.newerVersion(file.path)) { try file.forget() }
    #expect(names(in: folder) == ["games.sqlite"])
  }

  @Test func `another program that writes for too long`() throws {
    let file = RecordsFile(path: database(in: folder), busyTimeout: 0)
    _ = try file.add(.sample(id: 1))
    let other = try file.opened()
    try other.execute("BEGIN IMMEDIATE")

    #expect(throws: StorageFailure.locked(file.path)) { try file.add(.sample(id: 2)) }
    #expect(try file.all() == [.sample(id: 1)])

    try other.execute("COMMIT")
    _ = try file.add(.sample(id: 2))
    #expect(try file.all() == [.sample(id: 1), .sample(id: 2)])
  }

  @Test func `a database that another program keeps to itself`() throws {
    let file = RecordsFile(path: database(in: folder), busyTimeout: 0)
    let other = try file.opened()
    try other.execute("BEGIN EXCLUSIVE")

    #expect(throws: StorageFailure.locked(file.path)) { try file.add(.sample()) }
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

  @Test(
    arguments: [
      ("a folder that cannot be written is still read", 0o555, 0o666, "FOLDER", "loaded: [1]"),
      ("a folder that cannot be looked into", 0, 0o666, "FOLDER", "load: FOLDER"),
      ("a file that can only be read is still loaded", 0o777, 0o444, "FILE", "loaded: [1]"),
      ("a file that cannot be read", 0o777, 0, "FILE", "load: FILE"),
    ] as [(String, mode_t, mode_t, String, String)])
  func `for a user who is not root, permissions decide`(
    sentence: String, folderMode: mode_t, fileMode: mode_t, adding: String, loading: String
  ) async throws {
    let shared = folder + "/data"
    let file = RecordsFile(path: database(in: shared))
    _ = try file.add(.sample(id: 1))
    chmod(folder, 0o755)
    chmod(file.path, fileMode)
    chmod(shared, folderMode)

    let outcome = await outcome(of: file)

    chmod(shared, 0o700)
    chmod(file.path, 0o600)

    for expected in ["add: " + adding, loading] {
      let line = expected.replacing("FOLDER", with: "folderNotWritable(\"\(shared)\")")
        .replacing(
          "FILE", with: "notWritable(file: \"\(file.path)\", reason: \"Permission denied\")")
      #expect(outcome.contains(line), "\(outcome)")
    }
    #expect(try file.all() == [.sample(id: 1)])
  }
}
