import Basics
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

/// A program that is killed while it stores a game.
@Suite(.timeLimit(.minutes(10))) struct KilledTests {
  /// The outcome of a program that is killed after so many changes of files.
  private func kill(after count: Int, in folder: String, adding id: UInt64) async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = folder as String, count = count as Int, id = id as UInt64] in
      SystemCalls.killProcess(after: count)
      _ = try RecordsFile(path: database(in: folder)).add(.sample(id: id))
      raise(SIGKILL)
    }
  }

  private func expectSound(_ file: RecordsFile) throws {
    let database = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
    let check = try database.prepare("PRAGMA integrity_check")
    #expect(try check.step())
    #expect(check.text(at: 0) == "ok")
  }

  @Test func `wherever it is killed, the game is there once or not at all`() async throws {
    var generator = SeededGenerator(seed: 12)
    try await withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
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
  }

  @Test func `wherever the first game's program is killed, the database is begun anew`()
    async throws
  {
    try await withTemporaryFolder { folder in
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
}
