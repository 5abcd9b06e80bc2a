import ArtworkLive
import Foundation
import TestSupport
import Testing

/// Anything but an entry in the place of one.
@Suite(.timeLimit(.minutes(10))) struct OddEntryTests {
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

  /// A cache with something odd under "key", and the name of its file.
  private func cache(in root: String, with oddity: Oddity) throws -> (CoverCache, name: String) {
    let cache = CoverCache(folder: root + "/cache") { 1_000_000 }
    try cache.store([1], for: "key")
    let name = try #require(names(in: root + "/cache")?.first)
    cache.clear()
    try oddity.make(at: "\(root)/cache/\(name)", in: root)
    return (cache, name)
  }

  @Test(arguments: Oddity.allCases)
  func `it is no entry, and the next one takes its place`(oddity: Oddity) throws {
    try withTemporaryFolder { root in
      let (cache, name) = try cache(in: root, with: oddity)

      #expect(cache.bytes(for: "key", maximumAge: .day) == nil)
      try cache.store([2], for: "key")

      #expect(cache.bytes(for: "key", maximumAge: .day) == [2])
      #expect(names(in: root + "/cache") == [name])
    }
  }

  @Test(arguments: Oddity.allCases)
  func `it is cleared away, but not what it leads to`(oddity: Oddity) throws {
    try withTemporaryFolder { root in
      let (cache, _) = try cache(in: root, with: oddity)

      cache.clear()

      #expect(names(in: root + "/cache") == [])
      #expect(names(in: root) == (oddity == .link ? ["cache", "foreign"] : ["cache"]))
    }
  }
}
