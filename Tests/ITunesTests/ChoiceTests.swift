import FlyingFox
import LoopbackITunes
import TestSupport

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
          let replies = await replies(to: .rock(18, seed: seed, at: itunes.address, cache: folder))

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

@Suite(.timeLimit(.minutes(10))) struct PagingTests {
  private static func pages(_ count: Int) -> [String] {
    (0..<count).map { $0 == 0 ? rockSearch : "\(rockSearch)&offset=\($0 * 200)" }
  }

  /// Pages of 200 songs, of which `differentSongs` are different.
  private static func shop(_ differentSongs: Int, pages count: Int) -> ITunesDouble.Answer {
    { path, itunes in
      guard let page = pages(count).firstIndex(of: path) else {
        return path.hasPrefix("/search")
          ? .answer(#"{"results":[]}"#) : .bytes(try picture(for: path))
      }
      let numbers = (0..<200).map { page * differentSongs + $0 % differentSongs }
      return .answer(songs(numbers.map { song($0, at: itunes.address) }))
    }
  }

  @Test(arguments: [1, 7])
  func `if there are fewer covers than wanted, all are used`(count: Int) async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(count)) { itunes in
      let replies = await replies(to: .rock(8, at: itunes.address))

      #expect(
        replies.covers.sorted { $0.id < $1.id }
          == (0..<count).map { cover($0, at: itunes.address) })
      #expect(replies.dropLast() == fetching(count, of: count))
      #expect(await itunes.requests.searches == Self.pages(1))
    }
  }

  @Test(arguments: [
    (5, 6, 5, 5, 1), (5, 6, 6, 6, 2), (5, 6, 10, 10, 2), (5, 6, 11, 11, 3), (5, 2, 18, 10, 3),
    (1, 100, 18, 6, 6),
  ])
  func `pages are requested until there are enough covers or one is empty, but at most six`(
    songsOfPage: Int, pageCount: Int, wanted: Int, found: Int, requested: Int
  ) async throws {
    let (replies, requests) = try await fetch(
      wanted, from: Self.shop(songsOfPage, pages: pageCount))

    #expect(Set(replies.titles).count == found)
    #expect(requests.searches == Self.pages(requested))
  }

  @Test func `a later page that fails is reported`() async throws {
    let (replies, _) = try await fetch(6) { path, itunes in
      path.contains("offset")
        ? .status(403) : try await Self.shop(5, pages: 1)(path, itunes)
    }

    #expect(replies == searchFailed(.throttled))
  }
}
