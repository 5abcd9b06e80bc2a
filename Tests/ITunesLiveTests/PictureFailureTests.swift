import Artwork
import ArtworkLive
import FlyingFox
import ITunesLive
import Testing

@Suite(.timeLimit(.minutes(10))) struct PictureFailureTests {
  enum Oddity: String, CaseIterable {
    case missing, empty, html, gif, truncatedJPEG, truncatedPNG, manyPixels, manyBytes, bomb, away

    func response() throws -> HTTPResponse {
      switch self {
      case .missing: .status(404)
      case .empty: .bytes([])
      case .html: .bytes(try fixture("error-200-html.html"))
      case .gif: .bytes(try fixture("wuffs-hippopotamus.regular.gif"))
      case .truncatedJPEG: .bytes(try fixture("wuffs-peacock.default.truncated.jpeg"))
      case .truncatedPNG: .bytes(try fixture("wuffs-hippopotamus.regular.truncated.png"))
      case .manyPixels: .bytes(try fixture("jd-max_size.jpg"))
      case .manyBytes: .bytes([UInt8](repeating: 0, count: 8 << 20 + 1))
      case .bomb: .gzipped(try fixture("nine-megabytes-of-spaces.gz"))
      case .away: .redirect(to: "https://evil.example/a.jpg")
      }
    }

    var failure: FetchFailure {
      switch self {
      case .missing: .status(404)
      case .empty, .html, .gif, .truncatedJPEG, .truncatedPNG, .manyPixels: .notAPicture
      case .manyBytes, .bomb: .tooLarge
      case .away: .forbiddenAddress
      }
    }
  }

  @Test(arguments: Oddity.allCases)
  func `a picture that does not come is replaced by another`(oddity: Oddity) async throws {
    let picture = try fixture("wuffs-mona-lisa.21x32.q90.jpeg")
    let odd = [0: try oddity.response(), 1: try oddity.response()]
    let answer = ITunesDouble.misbehaving(6, picture: picture, odd)
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(4, at: itunes.address))

      #expect(replies.titles.sorted() == ["Song 2", "Song 3", "Song 4", "Song 5"])
      #expect(replies.dropLast() == [.progress(.searching)] + fetching(4, of: 4))
      #expect(await itunes.requests.count <= 7)
    }
  }

  @Test(arguments: Oddity.allCases)
  func `when none is left to replace it, the reason is told`(oddity: Oddity) async throws {
    let picture = try fixture("wuffs-mona-lisa.21x32.q90.jpeg")
    let odd = [0: try oddity.response(), 1: try oddity.response()]
    let answer = ITunesDouble.misbehaving(4, picture: picture, odd)
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies == fetchFailed(oddity.failure, after: 2, of: 3))
      #expect(await itunes.requests.count == 5)
    }
  }

  @Test(arguments: [
    "wuffs-mona-lisa.21x32.q90.jpeg", "wuffs-hippopotamus.regular.png", "wuffs-hat.lossy.webp",
  ])
  func `a picture is what its bytes are, whatever it is called`(file: String) async throws {
    let answer = ITunesDouble.misbehaving(1, picture: try fixture(file), [:])
    try await ITunesDouble.use(answer) { itunes in
      #expect(await replies(to: .rock(1, at: itunes.address)).titles == ["Song 0"])
    }
  }

  @Test(arguments: [403, 429])
  func `when Apple has enough, no more pictures are asked for`(status: Int) async throws {
    let answer: ITunesDouble.Answer = { path, itunes in
      path.hasPrefix("/search") ? .answer(songs(0..<200, at: itunes.address)) : .status(status)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(4, at: itunes.address))

      #expect(replies == fetchFailed(.throttled, after: 0, of: 4))
      #expect(await itunes.requests(for: "/art").count == 4)
    }
  }

  @Test func `Apple has enough, also after a picture that is missing`() async throws {
    let answer: ITunesDouble.Answer = { path, itunes in
      if path.hasPrefix("/search") { return .answer(songs(0..<200, at: itunes.address)) }
      return .status(await itunes.requests(for: "/art").count == 1 ? 404 : 403)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(1, at: itunes.address))

      #expect(replies == fetchFailed(.throttled, after: 0, of: 1))
      #expect(await itunes.requests(for: "/art").count == 2)
    }
  }

  @Test func `Apple has enough, also of the pictures that wait`() async throws {
    let answer: ITunesDouble.Answer = { path, itunes in
      path.hasPrefix("/search") ? .answer(songs(0..<200, at: itunes.address)) : .status(403)
    }
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(18, at: itunes.address))

      #expect(replies == fetchFailed(.throttled, after: 0, of: 18))
      #expect(await itunes.requests(for: "/art").count <= 6)
    }
  }
}
