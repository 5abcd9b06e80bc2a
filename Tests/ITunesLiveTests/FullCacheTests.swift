import Artwork
import ArtworkLive
import Foundation
import ITunesLive
import Testing

/// A cache that is at its limit, old, or used by several at once.
@Suite(.timeLimit(.minutes(10))) struct FullCacheTests {
  /// What of a reply has its picture in the cache.
  private func titlesWithPictures(_ replies: [FetchReply], in folder: String) -> [String] {
    guard case .covers(let covers) = replies.last else { return [] }
    let cache = CoverCache(folder: folder)
    return covers.filter { cache.bytes(for: $0.artwork, maximumAge: .week) != nil }.map(\.title)
  }

  /// A file of so many bytes that takes no place on the disk.
  private func fill(_ folder: String, bytes: UInt64) throws {
    let file = folder + "/0.cover"
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    try FileHandle(forWritingTo: URL(filePath: file)).truncate(atOffset: bytes)
  }

  @Test func `the pictures of a reply stay when room is made`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(try ITunesDouble.wellBehaved(4)) { itunes in
        let order = FetchOrder.rock(4, at: itunes.address, cache: folder)
        let first = await replies(to: order)
        for name in names(in: folder) {
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600)],
            ofItemAtPath: "\(folder)/\(name)")
        }
        try fill(folder, bytes: 64 << 20)

        let second = await replies(to: order)

        #expect(titlesWithPictures(first, in: folder) == first.titles)
        #expect(titlesWithPictures(second, in: folder) == second.titles)
      }
    }
  }

  @Test func `on the next day a full cache still plays without a server`() async throws {
    try await withTemporaryFolder { folder in
      var order = FetchOrder.rock(4, at: "", cache: folder)
      var first: [FetchReply] = []
      try await ITunesDouble.use(try ITunesDouble.wellBehaved(4)) { itunes in
        order.substitute = itunes.address
        first = await replies(to: order)
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
      try await ITunesDouble.use(try ITunesDouble.wellBehaved(40)) { itunes in
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
