import Artwork
import ArtworkLive
import Basics
import FetchProgram
import FlyingFox
import TestSupport
import Testing

/// Which of the covers found are used.
@Suite(.timeLimit(.minutes(10))) struct ChoiceTests {
  @Test(arguments: [UInt64(0), 1, 2, 42, .max])
  func `the seed decides, by the shuffle that deals cards too`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let expected = (0..<40).map { "Song \($0)" }.shuffled(by: &generator).prefix(8)

    try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
      let replies = await replies(to: .rock(8, seed: seed, at: itunes.address))

      #expect(replies.titles == Array(expected))
    }
  }

  @Test func `other seeds take other covers`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
      let first = await replies(to: .rock(8, seed: 1, at: itunes.address)).titles
      let second = await replies(to: .rock(8, seed: 2, at: itunes.address)).titles

      #expect(Set(first) != Set(second))
    }
  }

  /// The pictures arrive in groups of three, each in reverse order of the requests.
  private static func backwards(_ good: @escaping ITunesDouble.Answer) -> ITunesDouble.Answer {
    let turnstile = Turnstile(size: 3)
    return { path, itunes in
      if path.hasPrefix("/art") {
        let place = await itunes.requests(for: "/art").firstIndex(of: path) ?? 0
        await turnstile.pass()
        for _ in 0..<(6 - place % 6) * 500 { await Task.yield() }
      }
      return try await good(path, itunes)
    }
  }

  @Test(arguments: [UInt64(3), 7, 11])
  func `the order of arrival decides nothing`(seed: UInt64) async throws {
    let good = ITunesDouble.wellBehaved(40)
    let slow = Self.backwards(good)
    var titles: [[String]] = []
    for answer in [good, slow] {
      try await ITunesDouble.use(answer) { itunes in
        titles.append(await replies(to: .rock(18, seed: seed, at: itunes.address)).titles)
      }
    }

    #expect(titles[0].count == 18)
    #expect(titles[0] == titles[1])
  }

  @Test(arguments: [UInt64(3), 7, 11])
  func `nor does it when pictures are missing`(seed: UInt64) async throws {
    let odd = Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: 40, by: 3).map { ($0, HTTPResponse.status(404)) })
    let good = ITunesDouble.misbehaving(40, odd)
    var generator = SeededGenerator(seed: seed)
    let expected = (0..<40).map { $0 }.shuffled(by: &generator)
      .filter { !$0.isMultiple(of: 3) }.prefix(8).map { "Song \($0)" }

    for _ in 1...3 {
      try await ITunesDouble.use(good) { itunes in
        let titles = await replies(to: .rock(8, seed: seed, at: itunes.address)).titles

        #expect(titles == expected)
      }
    }
  }
}
