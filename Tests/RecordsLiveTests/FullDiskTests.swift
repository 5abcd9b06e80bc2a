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

/// Writes that fail: the game is not stored, the reason is told, and the earlier games stay.
@Suite struct FullDiskTests: DatabaseSuite {
  let place = TestFolder()

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

    #expect(
      output.contains("failure: " + failure.replacing("PATH", with: file.path)), "\(output)")
    #expect(try file.all() == [.sample(id: 1)])
    #expect(names(in: folder) == ["games.sqlite"])
  }

  @Test func `a disk that fills up at any write loses no game`() async throws {
    for count in stride(from: 0, to: 36, by: 3) {
      let file = RecordsFile(path: database(in: "\(folder)/\(count)"))
      _ = try file.add(.sample(id: 1))

      let output = await add(to: file, failingWith: ENOSPC, after: count)

      let isStored = output.contains("stored")
      #expect(
        isStored || output.contains("failure: diskFull(file: \"\(file.path)\")"), "\(output)")
      let games = try file.all()
      #expect(games.first == .sample(id: 1))
      #expect(!isStored || games == [.sample(id: 1), .sample(id: 2)])
    }
  }

  @Test(arguments: [ENOSPC, EROFS], [false, true])
  func `the games are read where nothing can be written, also those that are only in the log`(
    code: Int32, hasLog: Bool
  ) async throws {
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
