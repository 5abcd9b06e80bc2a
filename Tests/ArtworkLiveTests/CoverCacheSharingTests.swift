import ArtworkLive
import Foundation
import TestSupport
import Testing

@Suite struct CoverCacheSharingTests {
  @Test func `writers of different keys do not interfere`() async throws {
    try await withTemporaryFolder { root in
      let cache = CoverCache(folder: root) { 1_000_000 }

      try await withThrowingTaskGroup { group in
        for writer in UInt8(0)..<8 {
          group.addTask {
            for round in UInt8(0)..<16 {
              try cache.store([writer, round], for: "\(writer)")
              #expect(cache.bytes(for: "\(writer)", maximumAge: .day) == [writer, round])
            }
          }
        }
        try await group.waitForAll()
      }

      #expect(cache.contents().count == 8)
      #expect((0..<8).allSatisfy { cache.bytes(for: "\($0)", maximumAge: .day) == [$0, 15] })
    }
  }

  @Test func `readers see all of an entry or nothing while others write`() async throws {
    try await withTemporaryFolder { root in
      let cache = CoverCache(folder: root) { 1_000_000 }
      let contents = (UInt8(1)...2).map { [UInt8](repeating: $0, count: 10_000 * Int($0)) }

      await withTaskGroup { group in
        for content in contents {
          group.addTask {
            // When two write the same entry at once, one may fail.
            for _ in 0..<50 { try? cache.store(content, for: "key") }
          }
        }
        group.addTask {
          for _ in 0..<200 {
            let bytes = cache.bytes(for: "key", maximumAge: .day)
            #expect(bytes == nil || bytes.map(contents.contains) == true)
          }
        }
      }

      try cache.store([3], for: "key")
      #expect(cache.bytes(for: "key", maximumAge: .day) == [3])
      #expect(cache.contents().count == 1)
    }
  }

  @Test func `while another program writes, an entry can be written and read`() throws {
    try withTemporaryFolder { root in
      let cache = CoverCache(folder: root) { 1_000_000 }
      try cache.store([1], for: "key")
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: root).first)

      try write([9, 9], to: "\(root)/\(name).4711.tmp")
      try cache.store([2], for: "key")

      #expect(cache.bytes(for: "key", maximumAge: .day) == [2])
      #expect(cache.contents().count == 1)
    }
  }
}
