import ArtworkLive
import Foundation
import TestSupport
import Testing

@Suite struct CoverCacheTidyTests {
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
    try withTemporaryFolder { root in
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
  }

  @Test func `what a killed program left behind goes, and what another one writes stays`()
    throws
  {
    try withTemporaryFolder { root in
      // No process has this id.
      let left = "0123456789abcdef.cover.\(pid_t.max)-4711.tmp"
      let own = "0123456789abcdef.cover.\(getpid())-4711.tmp"
      for name in [left, own] { try write([1], to: "\(root)/\(name)") }

      CoverCache(folder: root) { 1_000_000 }.tidy()

      #expect(names(in: root) == [own])
    }
  }

  @Test func `its contents are counted without what is not its own`() throws {
    try withTemporaryFolder { root in
      let files = try keep(["a", "b"], in: root)
      for name in Self.foreign { try write([1, 2, 3], to: "\(root)/\(name)") }
      let size = try files.map {
        try Data(contentsOf: URL(filePath: "\(root)/\($0)")).count
      }.reduce(0, +)

      #expect(CoverCache(folder: root).contents() == (2, size))
    }
  }

  @Test func `it clears away what it kept, and nothing else`() throws {
    try withTemporaryFolder { root in
      for name in Self.foreign {
        try write([1, 2, 3], to: "\(root)/\(name)")
        try date("\(root)/\(name)", 1000)
      }
      let before = names(in: root)
      let files = try keep(["a", "b", "c"], in: root)
      try write([1], to: "\(root)/0123456789abcdef.cover.\(getpid())-4711.tmp")

      CoverCache(folder: root, limit: 0) { 1_000_010 }.tidy()
      let tidied = names(in: root)
      CoverCache(folder: root).clear()

      #expect(files.count == 3)
      #expect(tidied == before)
      #expect(names(in: root) == before)
    }
  }
}
