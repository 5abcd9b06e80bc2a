import ArtworkLive
import LoopbackITunes
import Synchronization
import TestSupport

@Suite(.timeLimit(.minutes(10))) struct OrderLimitTests {
  /// Answers well, after what is done at the n-th request for a picture, counted from 0.
  private static func pausing(
    _ pause: @escaping @Sendable (_ place: Int) async -> Void
  ) -> ITunesDouble.Answer {
    { path, itunes in
      if let place = await itunes.requests.pictures.firstIndex(of: path) { await pause(place) }
      return try await ITunesDouble.wellBehaved(200)(path, itunes)
    }
  }

  @Test func `at most six pictures are fetched at once`() async throws {
    let turnstile = Turnstile(size: 6)
    let answer = Self.pausing { _ in
      await turnstile.pass()
      for _ in 0..<100 { await Task.yield() }
    }
    try await ITunesDouble.use(answer) { itunes in
      #expect(Set(await replies(to: .rock(18, at: itunes.address)).titles).count == 18)
      #expect(await itunes.mostAtOnce == 6)
    }
  }

  @Test func `slow pictures do not delay the others`() async throws {
    let gate = Gate()
    let answer = Self.pausing { place in
      if place < 5 { await gate.pass() }
      if place == 17 { await gate.open() }
    }

    #expect(Set(try await fetch(18, from: answer).replies.titles).count == 18)
  }

  @Test func `a picture that never arrives is replaced by another`() async throws {
    let gate = Gate()
    let answer = Self.pausing { place in
      if place == 2 { await gate.pass() }
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(8, at: itunes.address), timeLimit: .seconds(4))
      await gate.open()

      #expect(Set(replies.titles).count == 8)
      #expect(await itunes.requests.pictures.count > 8)
    }
  }

  @Test func `a search that is not answered in time is abandoned`() async throws {
    let gate = Gate()
    let answer: ITunesDouble.Answer = { path, itunes in
      await gate.pass()
      return try await ITunesDouble.wellBehaved(3)(path, itunes)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address), timeLimit: .milliseconds(50))
      await gate.open()

      #expect(replies == searchFailed(.timeout))
    }
  }

  @Test func `after 24 seconds the available covers are dealt`() async throws {
    let gate = Gate()
    let clock = Mutex(ContinuousClock.now)
    let good = ITunesDouble.wellBehaved(200)
    let answer: ITunesDouble.Answer = { path, itunes in
      let place = await itunes.requests.pictures.firstIndex(of: path)
      guard let place, place >= 5 else { return try await good(path, itunes) }
      await gate.pass()
      return .status(404)
    }
    try await ITunesDouble.use(answer) { itunes in
      let order = FetchOrder.rock(18, at: itunes.address)
      let replies = await replies(to: order, now: { clock.withLock(\.self) }) { reply in
        guard reply == .progress(.fetching(done: 5, total: 18)) else { return }
        clock.withLock { $0 += .seconds(24) }
        Task { await gate.open() }
      }

      #expect(replies.titles.count == 5)
      #expect(await itunes.requests.pictures.count <= 11)
    }
  }

  @Test func `a search that takes 24 seconds is reported`() async throws {
    let clock = Mutex(ContinuousClock.now)
    let answer: ITunesDouble.Answer = { path, itunes in
      clock.withLock { $0 += .seconds(12) }
      return .answer(songs([String](repeating: song(1, at: itunes.address), count: 200)))
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(8, at: itunes.address)) { clock.withLock(\.self) }

      #expect(replies == searchFailed(.timeout))
      #expect(await itunes.requests.count == 2)
    }
  }
}
