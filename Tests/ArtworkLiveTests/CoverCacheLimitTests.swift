import Artwork
import ArtworkLive
import Foundation
import TestSupport
import Testing

/// The cache stays within its limit however much is stored.
@Suite struct CoverCacheLimitTests {
  /// Stores a hundred bytes under each key in turn, in a cache with room for `count` such entries,
  /// and returns the most bytes it ever held.
  private func keep(
    _ keys: [String], in folder: String, roomFor count: Int, sparing spared: [String] = []
  ) throws -> (most: Int, limit: Int) {
    let sample = CoverCache(folder: folder + "/sample") { 1_000_000 }
    try sample.store(.init(repeating: 7, count: 100), for: keys[0])
    let limit = sample.contents().bytes * count
    var most = 0
    for (index, key) in keys.enumerated() {
      let cache = CoverCache(folder: folder + "/cache", limit: limit) { 1_000_000 + index }
      try cache.store(.init(repeating: 7, count: 100), for: key, sparing: spared)
      most = max(most, cache.contents().bytes)
    }
    return (most, limit)
  }

  @Test func `room is made before something is kept`() throws {
    try withTemporaryFolder { root in
      let (most, limit) = try keep(["a", "b", "c", "d", "e"], in: root, roomFor: 3)

      #expect(most == limit)
      let cache = CoverCache(folder: root + "/cache") { 1_000_000 }
      #expect(cache.bytes(for: "e", maximumAge: .day)?.count == 100)
    }
  }

  @Test func `spared entries stay, however old`() throws {
    try withTemporaryFolder { root in
      let (most, limit) = try keep(
        ["a", "b", "c", "d", "e"], in: root, roomFor: 3, sparing: ["a", "b"])

      #expect(most == limit)
      let cache = CoverCache(folder: root + "/cache") { 1_000_000 }
      let there = ["a", "b", "c", "d", "e"].filter { cache.bytes(for: $0, maximumAge: .day) != nil }
      #expect(there == ["a", "b", "e"])
    }
  }

  @Test func `if spared entries leave no room, nothing is stored, which is reported`()
    throws
  {
    try withTemporaryFolder { root in
      #expect(throws: CacheFailure.noRoom(folder: root + "/cache")) {
        try keep(["a", "b", "c"], in: root, roomFor: 2, sparing: ["a", "b"])
      }
      #expect(CoverCache(folder: root + "/cache").contents().count == 2)
    }
  }

  @Test func `the largest grid fits with its searches`() {
    #expect((40 + 6) * CoverCache.maximumEntrySize < 64 << 20)
  }

  @Test func `an oversized entry is neither stored nor read`() throws {
    try withTemporaryFolder { root in
      let cache = CoverCache(folder: root) { 1_000_000 }
      let largest = [UInt8](repeating: 7, count: CoverCache.maximumEntrySize)

      try cache.store(largest, for: "key")
      #expect(throws: CacheFailure.noRoom(folder: root)) {
        try cache.store(largest + [7], for: "b")
      }

      #expect(cache.bytes(for: "key", maximumAge: .day) == largest)
      #expect(cache.contents().count == 1)
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: root).first)
      try FileHandle(forWritingTo: URL(filePath: "\(root)/\(name)")).truncate(atOffset: 8 << 30)
      #expect(cache.bytes(for: "key", maximumAge: .day) == nil)
    }
  }
}
