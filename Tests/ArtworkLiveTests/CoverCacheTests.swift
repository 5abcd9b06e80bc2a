import ArtworkLive
import Foundation
import TestSupport

@Suite struct CoverCacheTests: FolderSuite {
  let testFolder = TestFolder()

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

    #expect(cache(root).bytes(for: "key", maximumAge: .week) == nil)
  }

  @Test func `an entry keeps to its key, whatever its file is called`() throws {
    let cache = cache(root)
    try cache.store([1], for: "one")
    let one = try #require(names(in: root)?.first)
    try cache.store([2], for: "two")
    let two = try #require(names(in: root)?.first { $0 != one })

    try FileManager.default.removeItem(atPath: "\(root)/\(two)")
    try FileManager.default.copyItem(atPath: "\(root)/\(one)", toPath: "\(root)/\(two)")

    #expect(cache.bytes(for: "one", maximumAge: .day) == [1])
    #expect(cache.bytes(for: "two", maximumAge: .day) == nil)
  }

  @Test func `whatever byte is wrong, an entry is whole or none`() throws {
    let cache = cache(root)
    let kept = Array("a\nb".utf8)
    try cache.store(kept, for: "k/\u{E9}")
    let name = try #require(names(in: root)?.first)
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

@Suite(.timeLimit(.minutes(10))) struct OddEntryTests: FolderSuite {
  let testFolder = TestFolder()

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
