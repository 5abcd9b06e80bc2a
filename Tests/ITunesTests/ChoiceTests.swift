import Basics
import FlyingFox
import LoopbackITunes
import TestSupport
import Testing

/// Which of the covers found are dealt: the first ones after the shuffle that deals cards too.
@Suite(.timeLimit(.minutes(10))) struct ChoiceTests {
  /// The titles that a seed deals from songs of which some are left out.
  private func titles(
    _ count: Int, of songCount: Int = 40, seed: UInt64, where isThere: (Int) -> Bool = { _ in true }
  ) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return Array(0..<songCount).shuffled(by: &generator).filter(isThere).prefix(count)
      .map { "Song \($0)" }
  }

  /// The titles that a seed deals from pairs of songs: of each pair, the first.
  private func titles(_ count: Int, ofPairs songCount: Int, seed: UInt64) -> [String] {
    var seen: Set<Int> = []
    return titles(count, of: songCount, seed: seed) { seen.insert($0 / 2).inserted }
  }

  /// Pairs of songs with different picture files that look the same.
  private static func pairs(_ count: Int) -> ITunesDouble.Answer {
    { path, itunes in
      if path.hasPrefix("/search") { return .answer(songs(0..<count, at: itunes.address)) }
      return .bytes(try picture(songNumber(of: path) / 2))
    }
  }

  @Test(arguments: [UInt64(0), 1, 2, 42, .max])
  func `the seed decides`(seed: UInt64) async throws {
    let (replies, _) = try await fetch(8, seed: seed, from: ITunesDouble.wellBehaved(40))

    #expect(replies.titles == titles(8, seed: seed))
  }

  @Test(arguments: [UInt64(3), 7, 11])
  func `the order of arrival decides nothing`(seed: UInt64) async throws {
    // The pictures arrive in groups of three, each in reverse order of the requests.
    let turnstile = Turnstile(size: 3)
    let (replies, _) = try await fetch(18, seed: seed) { path, itunes in
      if path.hasPrefix("/art") {
        let place = await itunes.requests.pictures.firstIndex(of: path) ?? 0
        await turnstile.pass()
        for _ in 0..<(6 - place % 6) * 500 { await Task.yield() }
      }
      return try await ITunesDouble.wellBehaved(40)(path, itunes)
    }

    #expect(replies.titles == titles(18, seed: seed))
  }

  @Test(arguments: [UInt64(3), 7, 11])
  func `nor does it when pictures are missing`(seed: UInt64) async throws {
    let odd = Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: 40, by: 3).map { ($0, HTTPResponse.status(404)) })

    for _ in 1...3 {
      let (replies, _) = try await fetch(8, seed: seed, from: ITunesDouble.misbehaving(40, odd))

      #expect(replies.titles == titles(8, seed: seed) { !$0.isMultiple(of: 3) })
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `what looks the same is dealt once, also from the cache`(seed: UInt64) async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(Self.pairs(40)) { itunes in
        let without = await replies(to: .rock(18, seed: seed, at: itunes.address))
        #expect(without.titles == titles(18, ofPairs: 40, seed: seed))
        #expect(without.dropLast() == fetching(18, of: 18))

        _ = await replies(to: .rock(10, seed: 99, at: itunes.address, cache: folder))
        for _ in 1...2 {
          let replies = await replies(
            to: .rock(18, seed: seed, at: itunes.address, cache: folder))

          #expect(replies.titles == titles(18, ofPairs: 40, seed: seed))
        }
      }
    }
  }

  @Test func `if too few look different, only those are dealt`() async throws {
    let (replies, _) = try await fetch(8, from: Self.pairs(10))

    #expect(replies.titles == titles(8, ofPairs: 10, seed: 1))
    #expect(replies.titles.count == 5)
  }
}
