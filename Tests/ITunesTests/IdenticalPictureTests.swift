import Artwork
import ArtworkLive
import Basics
import FetchProgram
import FlyingFox
import LoopbackITunes
import TestSupport
import Testing

/// Pairs of songs with different picture files that look the same.
@Suite(.timeLimit(.minutes(10))) struct IdenticalPictureTests {
  private static func shop(_ count: Int) -> ITunesDouble.Answer {
    { path, itunes in
      if path.hasPrefix("/search") { return .answer(songs(0..<count, at: itunes.address)) }
      return .bytes(try picture(songNumber(of: path) / 2))
    }
  }

  /// The songs that a seed deals: of each pair, the first.
  private func titles(of songCount: Int, _ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    var seen: Set<Int> = []
    return Array(0..<songCount).shuffled(by: &generator).filter { seen.insert($0 / 2).inserted }
      .prefix(count).map { "Song \($0)" }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `what looks the same is dealt once`(seed: UInt64) async throws {
    try await ITunesDouble.use(Self.shop(40)) { itunes in
      let replies = await replies(to: .rock(18, seed: seed, at: itunes.address))

      #expect(replies.titles == titles(of: 40, 18, seed: seed))
      #expect(replies.dropLast() == [.progress(.searching)] + fetching(18, of: 18))
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `also if it was in the cache`(seed: UInt64) async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(Self.shop(40)) { itunes in
        _ = await replies(to: .rock(10, seed: 99, at: itunes.address, cache: folder))
        for _ in 1...2 {
          let replies = await replies(
            to: .rock(18, seed: seed, at: itunes.address, cache: folder))

          #expect(replies.titles == titles(of: 40, 18, seed: seed))
        }
      }
    }
  }

  @Test func `if too few look different, only those are dealt`() async throws {
    try await ITunesDouble.use(Self.shop(10)) { itunes in
      let replies = await replies(to: .rock(8, seed: 1, at: itunes.address))

      #expect(replies.titles == titles(of: 10, 8, seed: 1))
      #expect(replies.titles.count == 5)
    }
  }
}
