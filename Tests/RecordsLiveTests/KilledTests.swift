import CSQLite
import Foundation
import TestSupport

@testable import RecordsLive

@Suite(.timeLimit(.minutes(10))) struct KilledTests: DatabaseSuite {
  let testFolder = TestFolder()

  private func kill(after count: Int, in folder: String, adding id: UInt64) async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = folder as String, count = count as Int, id = id as UInt64] in
      SystemCalls.fail(with: nil, after: count)
      _ = try RecordsFile(path: database(in: folder)).add(.sample(id: id))
      raise(SIGKILL)
    }
  }

  private func expectSound(_ file: RecordsFile) throws {
    let database = try file.opened()
    let check = try database.prepare("PRAGMA integrity_check")
    #expect(try check.step())
    #expect(check.text(at: 0) == "ok")
  }

  @Test func `wherever it is killed, the game is there once or not at all`() async throws {
    var generator = SeededGenerator(seed: 12)
    var ids: [UInt64] = []
    for id in UInt64(1)...50 {
      await kill(after: generator.number(below: 60), in: folder, adding: id)

      let loaded = try file.games(flipCount: .max)
      #expect(loaded.notice == nil)
      let found = loaded.games.map(\.id)
      #expect(found == ids || found == ids + [id])
      #expect(loaded.games == found.map { .sample(id: $0) })
      try expectSound(file)
      ids = found
    }
    // Some moments are before it is stored, and some are after.
    #expect((5...45).contains(ids.count), "\(ids.count)")
  }

  @Test func `wherever the first game is killed, the database is begun anew`() async throws {
    for count in stride(from: 0, to: 60, by: 3) {
      let place = "\(folder)/\(count)"
      await kill(after: count, in: place, adding: 1)

      let file = RecordsFile(path: database(in: place))
      #expect(try file.add(.sample(id: 1)) == nil)
      #expect(try file.all() == [.sample(id: 1)])
      try expectSound(file)
    }
  }
}

/// Counts the calls with which SQLite changes files, and lets something happen at one of them.
///
/// SQLite's calls belong to the whole process: only for a process of its own.
enum SystemCalls {
  /// How many calls to let pass.
  nonisolated(unsafe) private static var rest = Int.max
  /// What happens instead of those after them; nil means that the process is killed.
  nonisolated(unsafe) private static var errorCode: Int32?

  /// Makes all calls after the first ones fail with an `errno`; nil kills the process instead.
  static func fail(with code: Int32?, after count: Int) {
    rest = count
    errorCode = code
    let write: @convention(c) (Int32, UnsafeRawPointer?, Int, off_t) -> Int = {
      SystemCalls.isDue() ? -1 : pwrite($0, $1, $2, $3)
    }
    let cut: @convention(c) (Int32, off_t) -> Int32 = {
      SystemCalls.isDue() ? -1 : ftruncate($0, $1)
    }
    let remove: @convention(c) (UnsafePointer<CChar>) -> Int32 = {
      SystemCalls.isDue() ? -1 : unlink($0)
    }
    set("pwrite", unsafeBitCast(write, to: sqlite3_syscall_ptr.self))
    set("pwrite64", unsafeBitCast(write, to: sqlite3_syscall_ptr.self))
    set("ftruncate", unsafeBitCast(cut, to: sqlite3_syscall_ptr.self))
    set("unlink", unsafeBitCast(remove, to: sqlite3_syscall_ptr.self))
  }

  private static func set(_ name: String, _ function: sqlite3_syscall_ptr) {
    guard let system = sqlite3_vfs_find(nil) else { return }
    _ = system.pointee.xSetSystemCall(system, name, function)
  }

  private static func isDue() -> Bool {
    rest -= 1
    guard rest < 0 else { return false }
    guard let errorCode else { return raise(SIGKILL) == 0 }
    errno = errorCode
    return true
  }
}

/// Writes that fail: the game is not stored, the reason is told, and the earlier games stay.
@Suite struct FullDiskTests: DatabaseSuite {
  let testFolder = TestFolder()

  /// What another process says that adds a game, and can make so many calls that change files before all fail; without
  /// a code, no file may grow.
  private func add(
    to file: RecordsFile, failingWith code: Int32?, after count: Int = 0
  ) async -> String {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [path = file.path as String, code = code as Int32?, count = count as Int] in
      if let code { SystemCalls.fail(with: code, after: count) } else { limitFileSizes() }
      do {
        _ = try RecordsFile(path: path).add(.sample(id: 2))
        print("stored")
      } catch {
        print("failure: \(error)")
      }
    }
    return String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
  }

  @Test(
    arguments: [
      (ENOSPC, "diskFull(file: \"PATH\")"), (EDQUOT, "diskFull(file: \"PATH\")"),
      (EFBIG, "fileTooLarge(\"PATH\")"), (nil, "fileTooLarge(\"PATH\")"),
      (EIO, "notWritable(file: \"PATH\", reason: \"Input/output error\")"),
    ] as [(Int32?, String)])
  func `a write that fails says why`(code: Int32?, failure: String) async throws {
    _ = try file.add(.sample(id: 1))

    let output = await add(to: file, failingWith: code)

    #expect(output.contains("failure: " + failure.replacing("PATH", with: file.path)), "\(output)")
    #expect(try file.all() == [.sample(id: 1)])
    #expect(names(in: folder) == ["games.sqlite"])
  }

  @Test func `a disk that fills up at any write loses no game`() async throws {
    for count in stride(from: 0, to: 36, by: 3) {
      let file = RecordsFile(path: database(in: "\(folder)/\(count)"))
      _ = try file.add(.sample(id: 1))

      let output = await add(to: file, failingWith: ENOSPC, after: count)

      let isStored = output.contains("stored")
      #expect(isStored || output.contains("failure: diskFull(file: \"\(file.path)\")"), "\(output)")
      let games = try file.all()
      #expect(games.first == .sample(id: 1))
      #expect(!isStored || games == [.sample(id: 1), .sample(id: 2)])
    }
  }

  @Test(arguments: [ENOSPC, EROFS], [false, true])
  func `games are read where nothing can be written`(code: Int32, hasLog: Bool) async throws {
    _ = try file.add(.sample(id: 1))
    // The log stays as long as another program has opened it.
    let other = try file.opened()
    #expect(try other.integer("SELECT count(*) FROM games") == 1)
    if hasLog { _ = try file.add(.sample(id: 2)) }
    let last: UInt64 = hasLog ? 2 : 1
    let copy = RecordsFile(path: database(in: folder + "/100% ?#ü"))
    let suffixes = hasLog ? ["", "-wal"] : [""]
    let contents = try suffixes.map { try Data(contentsOf: URL(filePath: file.path + $0)) }
    for (suffix, content) in zip(suffixes, contents) { try write(content, to: copy.path + suffix) }

    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [path = copy.path as String, code = code as Int32, last = last as UInt64] in
      SystemCalls.fail(with: code, after: 0)
      let copy = RecordsFile(path: path)
      print(try copy.all() == (1...last).map { .sample(id: $0) }, try copy.hasPlayed(day: 1))
    }

    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("true false"), "\(output)")
    #expect(try suffixes.map { try Data(contentsOf: URL(filePath: copy.path + $0)) } == contents)
    #expect(try copy.all() == (1...last).map { .sample(id: $0) })
  }
}

private func limitFileSizes() {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
  #if os(Linux)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}
