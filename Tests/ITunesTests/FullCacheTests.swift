import Artwork
import ArtworkLive
import FetchProgram
import Foundation
import Synchronization
import TestSupport
import Testing

/// A cache that is full, old, or shared.
@Suite(.timeLimit(.minutes(10))) struct FullCacheTests {
  /// The titles in a reply whose pictures are cached.
  private func titlesWithPictures(_ replies: [FetchReply], in folder: String) -> [String] {
    guard case .covers(let covers) = replies.last else { return [] }
    let cache = CoverCache(folder: folder)
    return covers.filter { cache.bytes(for: $0.artwork, maximumAge: .week) != nil }.map(\.title)
  }

  /// Sparse entries of a mebibyte each.
  private func fill(_ folder: String, mebibytes: Int) throws {
    for number in 0..<mebibytes {
      let file = folder + "/\(String(number + 0x1000_0000_0000_0000, radix: 16)).cover"
      _ = FileManager.default.createFile(atPath: file, contents: nil)
      try FileHandle(forWritingTo: URL(filePath: file)).truncate(atOffset: 1 << 20)
    }
  }

  @Test func `the pictures of a reply stay when room is made`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(4)) { itunes in
        let order = FetchOrder.rock(4, at: itunes.address, cache: folder)
        let first = await replies(to: order)
        for name in names(in: folder) {
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600)],
            ofItemAtPath: "\(folder)/\(name)")
        }
        try fill(folder, mebibytes: 64)

        let second = await replies(to: order)

        #expect(titlesWithPictures(first, in: folder) == first.titles)
        #expect(titlesWithPictures(second, in: folder) == second.titles)
      }
    }
  }

  @Test func `it never holds more than its limit, also on the way`() async throws {
    try await withTemporaryFolder { folder in
      try fill(folder, mebibytes: 64)
      let good = ITunesDouble.wellBehaved(40)
      let largest = Mutex(0)
      let answer: ITunesDouble.Answer = { path, itunes in
        let size = CoverCache(folder: folder).contents().bytes
        largest.withLock { $0 = max($0, size) }
        return try await good(path, itunes)
      }
      try await ITunesDouble.use(answer) { itunes in
        let replies = await replies(to: .rock(40, at: itunes.address, cache: folder))

        #expect(titlesWithPictures(replies, in: folder).count == 40)
        #expect(largest.withLock { $0 } <= 64 << 20)
        #expect(CoverCache(folder: folder).contents().bytes <= 64 << 20)
      }
    }
  }

  @Test func `on the next day a full cache is still enough without a server`() async throws {
    try await withTemporaryFolder { folder in
      let port = try reservedPort()
      let order = FetchOrder.rock(4, at: "http://127.0.0.1:\(port)", cache: folder)
      let first = try await ITunesDouble.use(at: port, ITunesDouble.wellBehaved(4)) { _ in
        await replies(to: order)
      }
      let cache = CoverCache(folder: folder)
      let yesterday = CoverCache(folder: folder) { Int(Date().timeIntervalSince1970) - 90_000 }
      for key in try entries(of: folder).compactMap(\.self) {
        try yesterday.store(try #require(cache.bytes(for: key, maximumAge: .day)), for: key)
      }

      #expect(await replies(to: order) == first)
    }
  }

  @Test func `two fetches at once leave a whole cache`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
        let order = FetchOrder.rock(18, at: itunes.address, cache: folder)

        async let first = replies(to: order)
        async let second = replies(to: order)
        let titles = await [first.titles, second.titles]

        #expect(titles[0].count == 18)
        #expect(titles[0] == titles[1])
        let wholeCount = try wholeEntryCount(of: folder)
        #expect(wholeCount == 19)
        #expect(names(in: folder, ending: ".tmp") == [])
      }
    }
  }
}
