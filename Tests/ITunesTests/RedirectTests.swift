import Artwork
import ArtworkLive
import FetchProgram
import FlyingFox
import LoopbackITunes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct RedirectTests {
  /// Redirects searches `count` times before answering.
  private static func sending(on count: Int) -> ITunesDouble.Answer {
    { path, itunes in
      guard path.hasPrefix("/search") || path.hasPrefix("/step") else { return .status(500) }
      let step = path.hasPrefix("/step") ? Int(path.dropFirst(5)) ?? 0 : 0
      if step == count { return .answer(#"{"resultCount":0,"results":[]}"#) }
      return .redirect(to: step.isMultiple(of: 2) ? "/step\(step + 1)" : "step\(step + 1)")
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a search follows up to three redirects`(count: Int) async throws {
    try await ITunesDouble.use(Self.sending(on: count)) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies == searchFailed(.nothingFound(term: "Rock")))
      #expect(await itunes.requests.count == count + 1)
    }
  }

  @Test(arguments: [4, 5, 1_000_000])
  func `a search does not follow redirect loops`(count: Int) async throws {
    try await ITunesDouble.use(Self.sending(on: count)) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies == searchFailed(.tooManyRedirects))
      #expect(await itunes.requests.count == 4)
    }
  }

  @Test(arguments: [
    "https://itunes.apple.com/search", "http://evil.example/", "//evil.example/",
    "file:///etc/passwd", "FILE:///etc/passwd", "file://127.0.0.1/etc/passwd", "ftp://127.0.0.1/",
    "gopher://127.0.0.1/", "javascript:alert(1)", "http://user:word@127.0.0.1/", "http://[::1]/",
    "http://127.0.0.1:1/",
  ])
  func `a search does not follow redirects to other hosts`(location: String) async throws {
    try await ITunesDouble.use(ITunesDouble.always(.redirect(to: location))) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies == searchFailed(.forbiddenAddress))
      #expect(await itunes.requests.count == 1)
    }
  }

  @Test func `neither searches nor pictures are requested from another server`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(1)) { other in
      let answer: ITunesDouble.Answer = { path, itunes in
        if path.hasPrefix("/art") { return .redirect(to: other.address + path) }
        return .answer(songs([song(0, at: other.address), song(1, at: itunes.address)]))
      }
      try await ITunesDouble.use(answer) { itunes in
        let replies = await replies(to: .rock(3, at: itunes.address))

        #expect(replies == fetchFailed(.forbiddenAddress, after: 0, of: 1))
        #expect(await itunes.requests(for: "/art") == [picturePath(1)])
      }
      #expect(await other.requests == [])
    }
  }

  @Test func `a redirect without a location is an error`() async throws {
    try await ITunesDouble.use(ITunesDouble.always(.status(302))) { itunes in
      #expect(await replies(to: .rock(3, at: itunes.address)) == searchFailed(.status(302)))
    }
  }

  @Test func `pictures follow redirects`() async throws {
    let answer: ITunesDouble.Answer = { path, itunes in
      if path.hasPrefix("/search") { return .answer(songs(0..<8, at: itunes.address)) }
      return path.hasPrefix("/art")
        ? .redirect(to: "/moved\(path)") : .bytes(try picture(for: path))
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(8, at: itunes.address))

      #expect(Set(replies.titles).count == 8)
      #expect(await itunes.requests(for: "/moved").count == 8)
    }
  }
}
