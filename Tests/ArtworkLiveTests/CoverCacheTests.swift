import Artwork
import ArtworkLive
import Foundation
import Platform
import TestSupport
import Testing

@Suite struct CoverCacheTests {
  private let home = TestFolder()
  private var root: String { home.path }

  private func cache(_ folder: String, at time: Int = 1_000_000) -> CoverCache {
    CoverCache(folder: folder) { time }
  }

  @Test(arguments: [[], [7], Array("\n\n{}\n".utf8), Array(UInt8.min...UInt8.max)] as [[UInt8]])
  func `a stored entry is read back`(bytes: [UInt8]) throws {
    let cache = cache(root + "/new/folder")
    let keys = ["", "https://a.example/x?term=a+b&limit=200", "../../x", "\0", "caf\u{E9} \"\n"]

    #expect(cache.bytes(for: keys[0], maximumAge: .week) == nil)
    for (index, key) in keys.enumerated() { try cache.store(bytes + [UInt8(index)], for: key) }

    for (index, key) in keys.enumerated() {
      #expect(cache.bytes(for: key, maximumAge: .week) == bytes + [UInt8(index)])
    }
    #expect(cache.bytes(for: "another", maximumAge: .week) == nil)
    #expect(cache.contents().count == keys.count)
  }

  @Test(arguments: [
    (-86_400, false, false, false), (-86_399, true, true, true), (-1, true, true, true),
    (0, true, true, true), (86_399, true, true, true), (86_400, false, true, true),
    (604_799, false, true, true), (604_800, false, false, true),
    (10 * 31_556_952, false, false, true), (.max - 1_000_000, false, false, false),
    (.min, false, false, false),
  ])
  func `an entry is valid for a day, a week or forever, even if the clock was set back by a little`(
    seconds: Int, forDay: Bool, forWeek: Bool, forever: Bool
  ) throws {
    try cache(root).store([1], for: "key")

    let later = cache(root, at: 1_000_000 + seconds)

    for (age, isValid) in [(CoverCache.Age.day, forDay), (.week, forWeek), (.forever, forever)] {
      #expect(later.bytes(for: "key", maximumAge: age) == (isValid ? [1] : nil), "\(age)")
    }
  }

  @Test(arguments: [Int.min, .max, -1, 0])
  func `an entry from an impossible time is ignored`(time: Int) throws {
    try cache(root, at: time).store([1], for: "key")

    #expect(cache(root, at: 1_000_000).bytes(for: "key", maximumAge: .week) == nil)
  }

  @Test func `an entry keeps to its key, whatever its file is called`() throws {
    let cache = cache(root)
    try cache.store([1], for: "one")
    let one = try #require(try FileManager.default.contentsOfDirectory(atPath: root).first)
    try cache.store([2], for: "two")
    let two = try #require(
      try FileManager.default.contentsOfDirectory(atPath: root).first { $0 != one })

    try FileManager.default.removeItem(atPath: "\(root)/\(two)")
    try FileManager.default.copyItem(atPath: "\(root)/\(one)", toPath: "\(root)/\(two)")

    #expect(cache.bytes(for: "one", maximumAge: .day) == [1])
    #expect(cache.bytes(for: "two", maximumAge: .day) == nil)
  }

  @Test func `whatever byte is wrong, an entry is whole or none`() throws {
    let cache = cache(root)
    let kept = Array("a\nb".utf8)
    try cache.store(kept, for: "k/\u{E9}")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: root).first)
    let whole = [UInt8](try Data(contentsOf: URL(filePath: "\(root)/\(name)")))

    for position in whole.indices {
      for mask in (0..<8).map({ 1 << $0 as UInt8 }) + [0xFF, 0x19] {
        var damaged = whole
        damaged[position] ^= mask
        try write(damaged, to: "\(root)/\(name)")
        let bytes = cache.bytes(for: "k/\u{E9}", maximumAge: .week)
        #expect(bytes == nil || bytes == kept, "\(position) \(mask)")
      }
    }
    for count in whole.indices {
      try write(whole.prefix(count), to: "\(root)/\(name)")
      #expect(cache.bytes(for: "k/\u{E9}", maximumAge: .week) == nil)
    }
  }

  @Test func `a folder that cannot exist is reported`() throws {
    try write([], to: root + "/file")
    let folder = root + "/file/covers"

    #expect(throws: CacheFailure.notWritable(folder: folder)) {
      try cache(folder).store([1], for: "key")
    }
    #expect(cache(folder).bytes(for: "key", maximumAge: .day) == nil)
    #expect(cache(folder).contents() == (0, 0))
    cache(folder).tidy()
    cache(folder).clear()
  }

  @Test func `the standard folder is the one for caches`() {
    let own = CoverCache.standardFolder(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])
    #expect(own == "/c/memorytunes")
    #expect(CoverCache.standardFolder(environment: ["HOME": "/h"]) == "/h/.cache/memorytunes")
    #expect(CoverCache.standardFolder(environment: [:]) == nil)
  }
}

@Suite(.timeLimit(.minutes(10))) struct OddEntryTests {
  private let home = TestFolder()
  private var root: String { home.path }

  enum Oddity: CaseIterable {
    case folder, pipe, device, link, linkToNothing

    func make(at path: String, in root: String) throws {
      let files = FileManager.default
      switch self {
      case .folder: try write([1], to: path + "/0123456789abcdef.cover/file")
      // Nobody writes to it, so opening it would block forever.
      case .pipe: #expect(mkfifo(path, 0o600) == 0)
      // It never ends.
      case .device: try files.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      case .link:
        try write([1], to: root + "/foreign")
        try files.createSymbolicLink(atPath: path, withDestinationPath: root + "/foreign")
      case .linkToNothing: try files.createSymbolicLink(atPath: path, withDestinationPath: "none")
      }
    }
  }

  @Test(arguments: Oddity.allCases)
  func `it is cleared away, not what it leads to, and replaced by an entry`(oddity: Oddity) throws {
    let cache = CoverCache(folder: root + "/cache") { 1_000_000 }
    try cache.store([1], for: "key")
    let name = try #require(names(in: root + "/cache")?.first)
    cache.clear()
    try oddity.make(at: "\(root)/cache/\(name)", in: root)
    #expect(cache.bytes(for: "key", maximumAge: .day) == nil)

    cache.clear()
    #expect(names(in: root + "/cache") == [])
    #expect(names(in: root) == (oddity == .link ? ["cache", "foreign"] : ["cache"]))

    try oddity.make(at: "\(root)/cache/\(name)", in: root)
    try cache.store([2], for: "key")
    #expect(cache.bytes(for: "key", maximumAge: .day) == [2])
    #expect(names(in: root + "/cache") == [name])
  }
}

@Suite struct CoverCacheLimitTests {
  private let home = TestFolder()
  private var root: String { home.path }
  private var cache: CoverCache { CoverCache(folder: root) { 1_000_000 } }

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

  @Test(arguments: [[], ["a", "b"]] as [[String]])
  func `room is made before something is kept, and spared entries stay`(spared: [String]) throws {
    let keys = ["a", "b", "c", "d", "e"]

    let (most, limit) = try keep(keys, in: root, roomFor: 3, sparing: spared)

    #expect(most == limit)
    let cache = CoverCache(folder: root + "/cache") { 1_000_000 }
    let kept = keys.filter { cache.bytes(for: $0, maximumAge: .day)?.count == 100 }
    #expect(kept.count == 3)
    #expect(Set(kept).isSuperset(of: spared + ["e"]))
  }

  @Test func `if spared entries leave no room, nothing is stored, which is reported`() throws {
    #expect(throws: CacheFailure.noRoom(folder: root + "/cache")) {
      try keep(["a", "b", "c"], in: root, roomFor: 2, sparing: ["a", "b"])
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
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: root).first)
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

  @Test func `while another program writes, an entry can be written and read`() throws {
    try cache.store([1], for: "key")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: root).first)

    try write([9, 9], to: "\(root)/\(name).4711.tmp")
    try cache.store([2], for: "key")

    #expect(cache.bytes(for: "key", maximumAge: .day) == [2])
    #expect(cache.contents().count == 1)
  }

  private static let foreign = [
    "notes.txt", "my.cover", "discovery.cover.txt", "cafe.cover", "0123456789abcdef.cover.bak",
    "0123456789ABCDEF.cover", "a0123456789abcdef.cover", "0123456789abcdef.cover.tmp",
    ".cover", "0123456789abcdef.covers", "sub/0123456789abcdef.cover",
  ]

  private func names(in folder: String) -> Set<String> {
    Set((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [])
  }

  /// Stores 100 bytes under each key, one second apart, and returns the names of their files.
  private func keep(_ keys: [String], in folder: String) throws -> [String] {
    var result: [String] = []
    for (index, key) in keys.enumerated() {
      let before = names(in: folder)
      try CoverCache(folder: folder) { 1_000_000 }.store(.init(repeating: 7, count: 100), for: key)
      let name = try #require(names(in: folder).subtracting(before).first)
      try date("\(folder)/\(name)", 1_000_000 + index)
      result.append(name)
    }
    return result
  }

  private func date(_ file: String, _ seconds: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(seconds))], ofItemAtPath: file)
  }

  @Test func `beyond the limit the oldest entries go`() throws {
    let files = try keep(["z", "b", "y", "a"], in: root)
    let size = CoverCache(folder: root).contents().bytes / 4

    CoverCache(folder: root, limit: 4 * size) { 1_000_010 }.tidy()
    let all = names(in: root)
    CoverCache(folder: root, limit: 3 * size - 1) { 1_000_010 }.tidy()
    let two = names(in: root)
    CoverCache(folder: root, limit: 0) { 1_000_010 }.tidy()

    #expect(all == Set(files))
    #expect(two == Set(files[2...]))
    #expect(names(in: root) == [])
  }

  @Test func `it counts, tidies and clears away what it kept, and nothing else`() throws {
    for name in Self.foreign {
      try write([1, 2, 3], to: "\(root)/\(name)")
      try date("\(root)/\(name)", 1000)
    }
    let before = names(in: root)
    let files = try keep(["a", "b", "c"], in: root)
    let sizes = try files.map { try Data(contentsOf: URL(filePath: "\(root)/\($0)")).count }
    // What a killed program left behind, and what another one writes: no process has the first id.
    let left = "0123456789abcdef.cover.\(pid_t.max)-4711.tmp"
    let own = "0123456789abcdef.cover.\(getpid())-4711.tmp"
    for name in [left, own] { try write([], to: "\(root)/\(name)") }

    #expect(CoverCache(folder: root).contents() == (3, sizes.reduce(0, +)))
    CoverCache(folder: root) { 1_000_010 }.tidy()
    #expect(names(in: root) == before.union(files + [own]))
    CoverCache(folder: root, limit: sizes[2]) { 1_000_010 }.tidy()
    #expect(names(in: root).subtracting([own]) == before.union([files[2]]))
    try write([1], to: "\(root)/\(own)")
    CoverCache(folder: root, limit: 0) { 1_000_010 }.tidy()
    #expect(names(in: root) == before)

    _ = try keep(["a"], in: root)
    try write([1], to: "\(root)/\(own)")
    CoverCache(folder: root).clear()
    #expect(names(in: root) == before)
  }
}
