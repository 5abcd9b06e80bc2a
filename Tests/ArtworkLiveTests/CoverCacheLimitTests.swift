import ArtworkLive
import Foundation
import Platform
import TestSupport

@Suite struct CoverCacheLimitTests: FolderSuite {
  let testFolder = TestFolder()
  private var cache: CoverCache { CoverCache(folder: root) { 1_000_000 } }

  /// Stores a hundred bytes under each key in turn, in a cache with room for `count` such entries,
  /// and returns the most bytes it ever held.
  private func keep(
    _ keys: [String], roomFor count: Int, sparing spared: [String]
  ) throws -> (most: Int, limit: Int) {
    let sample = CoverCache(folder: root + "/sample") { 1_000_000 }
    try sample.store(.init(repeating: 7, count: 100), for: keys[0])
    let limit = sample.contents().bytes * count
    var most = 0
    for (index, key) in keys.enumerated() {
      let cache = CoverCache(folder: root + "/cache", limit: limit) { 1_000_000 + index }
      try cache.store(.init(repeating: 7, count: 100), for: key, sparing: spared)
      most = max(most, cache.contents().bytes)
    }
    return (most, limit)
  }

  @Test(arguments: [[], ["a", "b"]] as [[String]])
  func `room is made before something is kept, and spared entries stay`(spared: [String]) throws {
    let keys = ["a", "b", "c", "d", "e"]

    let (most, limit) = try keep(keys, roomFor: 3, sparing: spared)

    #expect(most == limit)
    let cache = CoverCache(folder: root + "/cache") { 1_000_000 }
    let kept = keys.filter { cache.bytes(for: $0, maximumAge: .day)?.count == 100 }
    #expect(kept.count == 3)
    #expect(Set(kept).isSuperset(of: spared + ["e"]))
  }

  @Test func `if spared entries leave no room, nothing is stored, which is reported`() throws {
    #expect(throws: CacheFailure.noRoom(folder: root + "/cache")) {
      try keep(["a", "b", "c"], roomFor: 2, sparing: ["a", "b"])
    }
    #expect(CoverCache(folder: root + "/cache").contents().count == 2)
  }

  @Test func `the largest grid fits with its searches`() {
    #expect((40 + 6) * CoverCache.maximumEntrySize < 64 << 20)
  }

  @Test func `an oversized entry is neither stored nor read`() throws {
    let largest = [UInt8](repeating: 7, count: CoverCache.maximumEntrySize)

    try cache.store(largest, for: "key")
    #expect(throws: CacheFailure.noRoom(folder: root)) {
      try cache.store(largest + [7], for: "b")
    }

    #expect(cache.bytes(for: "key", maximumAge: .day) == largest)
    #expect(cache.contents().count == 1)
    let name = try #require(names(in: root)?.first)
    try FileHandle(forWritingTo: URL(filePath: "\(root)/\(name)")).truncate(atOffset: 8 << 30)
    #expect(cache.bytes(for: "key", maximumAge: .day) == nil)
  }

  @Test func `writers of different keys do not interfere`() async throws {
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

  @Test func `readers see all of an entry or nothing while others write`() async throws {
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

  private static let foreign = [
    "notes.txt", "my.cover", "discovery.cover.txt", "cafe.cover", "0123456789abcdef.cover.bak",
    "0123456789ABCDEF.cover", "a0123456789abcdef.cover", "0123456789abcdef.cover.tmp",
    ".cover", "0123456789abcdef.covers", "sub/0123456789abcdef.cover",
  ]

  private var files: Set<String> {
    Set((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? [])
  }

  /// Stores 100 bytes under each key, one second apart, and returns the names of their files.
  private func keep(_ keys: String...) throws -> [String] {
    try keys.enumerated().map { index, key in
      let before = files
      try cache.store(.init(repeating: 7, count: 100), for: key)
      let name = try #require(files.subtracting(before).first)
      try date("\(root)/\(name)", 1_000_000 + index)
      return name
    }
  }

  /// Removes entries until the rest take at most this many bytes.
  private func tidy(limit: Int) {
    CoverCache(folder: root, limit: limit) { 1_000_010 }.tidy()
  }

  @Test func `beyond the limit the oldest entries go`() throws {
    let kept = try keep("z", "b", "y", "a")
    let size = cache.contents().bytes / 4

    for (limit, left) in [(4 * size, kept[...]), (3 * size - 1, kept[2...]), (0, [])] {
      tidy(limit: limit)
      #expect(files == Set(left))
    }
  }

  @Test func `it counts, tidies and clears away what it kept, and nothing else`() throws {
    for name in Self.foreign {
      try write([1, 2, 3], to: "\(root)/\(name)")
      try date("\(root)/\(name)", 1000)
    }
    let before = files
    let kept = try keep("a", "b", "c")
    let sizes = try kept.map { try Data(contentsOf: URL(filePath: "\(root)/\($0)")).count }
    // What a killed program left behind, and what another one writes: no process has the first id.
    let left = "0123456789abcdef.cover.\(pid_t.max)-4711.tmp"
    let own = "0123456789abcdef.cover.\(getpid())-4711.tmp"
    for name in [left, own] { try write([], to: "\(root)/\(name)") }

    #expect(cache.contents() == (3, sizes.reduce(0, +)))
    CoverCache(folder: root) { 1_000_010 }.tidy()
    #expect(files == before.union(kept + [own]))
    tidy(limit: sizes[2])
    #expect(files.subtracting([own]) == before.union([kept[2]]))
    try write([1], to: "\(root)/\(own)")
    tidy(limit: 0)
    #expect(files == before)

    _ = try keep("a")
    try write([1], to: "\(root)/\(own)")
    cache.clear()
    #expect(files == before)
  }
}
