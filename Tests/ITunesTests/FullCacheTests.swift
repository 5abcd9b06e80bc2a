import Artwork
import ArtworkLive
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct FullCacheTests {
  private let home = TestFolder()
  private var folder: String { home.path }

  private func titlesWithPictures(_ replies: [FetchReply]) -> [String] {
    let cache = CoverCache(folder: folder)
    return replies.covers.filter { cache.bytes(for: $0.artwork, maximumAge: .week) != nil }
      .map(\.title)
  }

  private func fill(mebibytes: Int) throws {
    for number in 0..<mebibytes {
      let file = folder + "/\(String(number + 0x1000_0000_0000_0000, radix: 16)).cover"
      _ = FileManager.default.createFile(atPath: file, contents: nil)
      try FileHandle(forWritingTo: URL(filePath: file)).truncate(atOffset: 1 << 20)
    }
  }

  @Test func `the pictures of a reply stay when room is made`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(4)) { itunes in
      let order = FetchOrder.rock(4, at: itunes.address, cache: folder)
      let first = await replies(to: order)
      for name in names(in: folder) {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3600)],
          ofItemAtPath: "\(folder)/\(name)")
      }
      try fill(mebibytes: 64)

      let second = await replies(to: order)

      #expect(titlesWithPictures(first) == first.titles)
      #expect(titlesWithPictures(second) == second.titles)
    }
  }

  @Test func `it never holds more than its limit, also on the way`() async throws {
    try fill(mebibytes: 64)
    let largest = Mutex(0)
    let answer: ITunesDouble.Answer = { path, itunes in
      let size = CoverCache(folder: folder).contents().bytes
      largest.withLock { $0 = max($0, size) }
      return try await ITunesDouble.wellBehaved(40)(path, itunes)
    }

    let (replies, _) = try await fetch(40, from: answer, cache: folder)

    #expect(titlesWithPictures(replies).count == 40)
    #expect(largest.withLock { $0 } <= 64 << 20)
    #expect(CoverCache(folder: folder).contents().bytes <= 64 << 20)
  }
}
