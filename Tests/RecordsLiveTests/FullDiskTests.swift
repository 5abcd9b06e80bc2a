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
@Suite struct FullDiskTests {
  @Test(arguments: [
    (ENOSPC, "diskFull(file: \"PATH\")"), (EDQUOT, "diskFull(file: \"PATH\")"),
    (EFBIG, "fileTooLarge(\"PATH\")"),
    (EIO, "notWritable(file: \"PATH\", reason: \"Input/output error\")"),
  ])
  func `a write that fails says why`(code: Int32, failure: String) async throws {
    try await withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample(id: 1))

      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) { [path = file.path as String, code = code as Int32] in
        SystemCalls.fail(with: code, after: 0)
        do {
          _ = try RecordsFile(path: path).add(.sample(id: 2))
        } catch {
          print("failure: \(error)")
        }
      }

      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(
        output.contains("failure: " + failure.replacing("PATH", with: file.path)), "\(output)")
      #expect(try file.all() == [.sample(id: 1)])
      #expect(names(in: folder) == ["games.sqlite"])
    }
  }

  @Test func `a disk that fills up at any write loses no game`() async throws {
    try await withTemporaryFolder { folder in
      for count in stride(from: 0, to: 36, by: 3) {
        let file = RecordsFile(path: database(in: "\(folder)/\(count)"))
        _ = try file.add(.sample(id: 1))

        let result = await #expect(
          processExitsWith: .success, observing: [\.standardOutputContent]
        ) { [path = file.path as String, count = count as Int] in
          SystemCalls.fail(with: ENOSPC, after: count)
          do {
            _ = try RecordsFile(path: path).add(.sample(id: 2))
            print("stored")
          } catch {
            print("failure: \(error)")
          }
        }

        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let isStored = output.contains("stored")
        #expect(
          isStored || output.contains("failure: diskFull(file: \"\(file.path)\")"), "\(output)")
        let games = try file.all()
        #expect(games.first == .sample(id: 1))
        #expect(!isStored || games == [.sample(id: 1), .sample(id: 2)])
      }
    }
  }

  @Test(arguments: [ENOSPC, EROFS])
  func `the games are read where nothing can be written`(code: Int32) async throws {
    try await withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder + "/100% ?#ü"))
      _ = try file.add(.sample(id: 1))

      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) { [path = file.path as String, code = code as Int32] in
        SystemCalls.fail(with: code, after: 0)
        let file = RecordsFile(path: path)
        print(try file.all() == [.sample(id: 1)], try file.hasPlayed(day: 1))
      }

      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("true false"), "\(output)")
      #expect(try file.all() == [.sample(id: 1)])
    }
  }

  @Test(arguments: [ENOSPC, EROFS])
  func `so are those that are only in the log`(code: Int32) async throws {
    try await withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample(id: 1))
      let other = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
      #expect(try other.integer("SELECT count(*) FROM games") == 1)
      _ = try file.add(.sample(id: 2))
      let copy = database(in: folder + "/100% ?#ü")
      let contents = try ["", "-wal"].map { try Data(contentsOf: URL(filePath: file.path + $0)) }
      try write([UInt8](contents[0]), to: copy)
      try write([UInt8](contents[1]), to: copy + "-wal")

      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) { [copy = copy as String, code = code as Int32] in
        SystemCalls.fail(with: code, after: 0)
        print(try RecordsFile(path: copy).all() == [.sample(id: 1), .sample(id: 2)])
      }

      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("true"), "\(output)")
      #expect(try Data(contentsOf: URL(filePath: copy)) == contents[0])
      #expect(try Data(contentsOf: URL(filePath: copy + "-wal")) == contents[1])
      #expect(try RecordsFile(path: copy).all() == [.sample(id: 1), .sample(id: 2)])
    }
  }

  @Test func `a limit on file sizes is told`() async throws {
    try await withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample(id: 1))

      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) { [path = file.path as String] in
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
        #if os(Linux)
          setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
        do {
          _ = try RecordsFile(path: path).add(.sample(id: 2))
        } catch {
          print("failure: \(error)")
        }
      }

      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("failure: fileTooLarge(\"\(file.path)\")"), "\(output)")
      #expect(try file.all() == [.sample(id: 1)])
    }
  }
}
