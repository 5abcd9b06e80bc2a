import Artwork
import ArtworkLive
import FetchProgram
import FlyingFox
import LoopbackITunes
import Synchronization
import TestSupport
import Testing

/// How long an order may take, and what it yields when it takes too long.
@Suite(.timeLimit(.minutes(10))) struct OrderLimitTests {
  /// A clock that stands still until it is advanced.
  private final class StandingClock: Sendable {
    private let time = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock { $0 } }

    func advance(by duration: Duration) {
      time.withLock { $0 += duration }
    }
  }

  @Test func `a picture that never arrives is replaced by another`() async throws {
    let gate = Gate()
    let good = ITunesDouble.wellBehaved(40)
    let answer: ITunesDouble.Answer = { path, itunes in
      let place = await itunes.requests(for: "/art").firstIndex(of: path)
      if place == 2 { await gate.pass() }
      return try await good(path, itunes)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(8, at: itunes.address), timeLimit: .seconds(4))
      await gate.open()

      #expect(Set(replies.titles).count == 8)
      #expect(await itunes.requests(for: "/art").count > 8)
    }
  }

  @Test func `at most a hundred pictures are tried`() async throws {
    let odd = Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, HTTPResponse.status(403)) })
    try await ITunesDouble.use(ITunesDouble.misbehaving(200, odd)) { itunes in
      let replies = await replies(to: .rock(8, at: itunes.address))

      #expect(replies == fetchFailed(.throttled, after: 0, of: 8))
      #expect(await itunes.requests(for: "/art").count == 100)
    }
  }

  @Test func `after half a minute the available covers are dealt`() async throws {
    let clock = StandingClock()
    let gate = Gate()
    let good = ITunesDouble.wellBehaved(200)
    let answer: ITunesDouble.Answer = { path, itunes in
      let place = await itunes.requests(for: "/art").firstIndex(of: path)
      guard let place, place >= 5 else { return try await good(path, itunes) }
      await gate.pass()
      return .status(404)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(18, at: itunes.address), now: { clock.now }) { reply in
        guard reply == .progress(.fetching(done: 5, total: 18)) else { return }
        clock.advance(by: .seconds(31))
        Task { await gate.open() }
      }

      #expect(replies.titles.count == 5)
      #expect(await itunes.requests(for: "/art").count <= 11)
    }
  }

  @Test func `a search that takes half a minute is reported`() async throws {
    let clock = StandingClock()
    let answer: ITunesDouble.Answer = { path, itunes in
      clock.advance(by: .seconds(16))
      return .answer(songs([String](repeating: song(1, at: itunes.address), count: 200)))
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(8, at: itunes.address)) { clock.now }

      #expect(replies == searchFailed(.timeout))
      #expect(await itunes.requests.count == 2)
    }
  }
}
