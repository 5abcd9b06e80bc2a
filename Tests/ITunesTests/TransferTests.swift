import Artwork
import ArtworkLive
import FetchProgram
import FlyingFox
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct TransferTests {
  @Test func `at most six pictures are fetched at once`() async throws {
    let turnstile = Turnstile(size: 6)
    let good = ITunesDouble.wellBehaved(200)
    let answer: ITunesDouble.Answer = { path, itunes in
      if path.hasPrefix("/art") {
        await turnstile.pass()
        for _ in 0..<100 { await Task.yield() }
      }
      return try await good(path, itunes)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(18, at: itunes.address))

      #expect(Set(replies.titles).count == 18)
      #expect(await itunes.mostAtOnce == 6)
    }
  }

  @Test func `slow pictures do not delay the others`() async throws {
    let gate = Gate()
    let good = ITunesDouble.wellBehaved(200)
    let answer: ITunesDouble.Answer = { path, itunes in
      let place = await itunes.requests(for: "/art").firstIndex(of: path)
      if let place, place < 5 { await gate.pass() }
      if place == 17 { await gate.open() }
      return try await good(path, itunes)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(18, at: itunes.address))

      #expect(Set(replies.titles).count == 18)
    }
  }

  @Test func `progress is reported with each picture`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(9)) { itunes in
      let replies = await replies(to: .rock(9, at: itunes.address))

      #expect(replies.dropLast() == [.progress(.searching)] + fetching(9, of: 9))
    }
  }

  @Test func `a search that is not answered in time is abandoned`() async throws {
    let gate = Gate()
    let answer: ITunesDouble.Answer = { path, itunes in
      await gate.pass()
      return try await ITunesDouble.wellBehaved(3)(path, itunes)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(
        to: .rock(3, at: itunes.address), timeLimit: .milliseconds(50))
      await gate.open()

      #expect(replies == searchFailed(.timeout))
    }
  }
}
