import LoopbackITunes
import TestSupport

@Suite(.timeLimit(.minutes(10))) struct RedirectTests {
  @Test(arguments: [0, 1, 2, 3, 4, 1_000_000])
  func `a search follows up to three redirects`(count: Int) async throws {
    let (replies, requests) = try await fetch(3) { path, _ in
      guard path.hasPrefix("/search") || path.hasPrefix("/step") else { return .status(500) }
      let step = path.hasPrefix("/step") ? Int(path.dropFirst(5)) ?? 0 : 0
      if step == count { return .answer(#"{"resultCount":0,"results":[]}"#) }
      return .redirect(to: step.isMultiple(of: 2) ? "/step\(step + 1)" : "step\(step + 1)")
    }

    #expect(replies == searchFailed(count > 3 ? .unusableAnswer : .nothingFound(term: "Rock")))
    #expect(requests.count == min(count, 3) + 1)
  }

  @Test(arguments: [
    "https://itunes.apple.com/search", "http://evil.example/", "//evil.example/",
    "file:///etc/passwd", "FILE:///etc/passwd", "file://127.0.0.1/etc/passwd", "ftp://127.0.0.1/",
    "gopher://127.0.0.1/", "javascript:alert(1)", "http://user:word@127.0.0.1/", "http://[::1]/",
    "http://127.0.0.1:1/",
  ])
  func `a search does not follow redirects to other hosts`(location: String) async throws {
    let (replies, requests) = try await fetch(3, from: ITunesDouble.always(.redirect(to: location)))

    #expect(replies == searchFailed(.unusableAnswer))
    #expect(requests.count == 1)
  }

  @Test func `neither searches nor pictures are requested from another server`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(1)) { other in
      let (replies, requests) = try await fetch(3) { path, itunes in
        if path.hasPrefix("/art") { return .redirect(to: other.address + path) }
        return .answer(songs([song(0, at: other.address), song(1, at: itunes.address)]))
      }

      #expect(replies == fetchFailed(.unusableAnswer, after: 0, of: 1))
      #expect(requests.pictures == [picturePath(1)])
      #expect(await other.requests == [])
    }
  }

  @Test func `pictures follow redirects`() async throws {
    let (replies, requests) = try await fetch(8) { path, itunes in
      if path.hasPrefix("/search") { return .answer(songs(0..<8, at: itunes.address)) }
      return path.hasPrefix("/art")
        ? .redirect(to: "/moved\(path)") : .bytes(try picture(for: path))
    }

    #expect(Set(replies.titles).count == 8)
    #expect(requests.count { $0.hasPrefix("/moved") } == 8)
  }
}
