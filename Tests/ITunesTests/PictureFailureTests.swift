import Artwork
import ArtworkLive
import FetchProgram
import FlyingFox
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PictureFailureTests {
  enum Oddity: String, CaseIterable {
    case missing, forbidden, tooOften, empty, html, gif, truncatedJPEG, truncatedPNG, manyPixels,
      tooManyPixels, manyBytes, bomb, away

    func response() throws -> HTTPResponse {
      switch self {
      case .missing: .status(404)
      case .forbidden: .status(403)
      case .tooOften: .status(429)
      case .empty: .bytes([])
      case .html: .bytes(try fixture("error-200-html.html"))
      case .gif: .bytes(try fixture("wuffs-hippopotamus.regular.gif"))
      case .truncatedJPEG: .bytes(try fixture("wuffs-peacock.default.truncated.jpeg"))
      case .truncatedPNG: .bytes(try fixture("wuffs-hippopotamus.regular.truncated.png"))
      case .manyPixels: .bytes(try fixture("jd-max_size.jpg"))
      case .tooManyPixels:
        .bytes(png(claiming: 2001, 2000, pixels: deflatedZeros(2002 * 2000)))
      case .manyBytes: .bytes([UInt8](repeating: 0, count: 8 << 20 + 1))
      case .bomb: .gzipped(try fixture("nine-megabytes-of-spaces.gz"))
      case .away: .redirect(to: "https://evil.example/a.jpg")
      }
    }

    var failure: FetchFailure {
      switch self {
      case .missing: .status(404)
      case .forbidden, .tooOften: .throttled
      case .empty, .html, .gif, .truncatedJPEG, .truncatedPNG, .manyPixels, .tooManyPixels:
        .notAPicture
      case .manyBytes, .bomb: .tooLarge
      case .away: .forbiddenAddress
      }
    }
  }

  @Test(arguments: Oddity.allCases)
  func `a picture that cannot be fetched is replaced by another`(oddity: Oddity) async throws {
    let odd = [0: try oddity.response(), 1: try oddity.response()]
    let answer = ITunesDouble.misbehaving(6, odd)
    try await ITunesDouble.use(answer) { itunes in
      let replies = await replies(to: .rock(4, at: itunes.address))

      #expect(replies.titles.sorted() == ["Song 2", "Song 3", "Song 4", "Song 5"])
      #expect(replies.dropLast() == [.progress(.searching)] + fetching(4, of: 4))
      #expect(await itunes.requests.count <= 7)
    }
  }

  @Test(arguments: Oddity.allCases)
  func `when none is left to replace it, the others are better than nothing`(
    oddity: Oddity
  ) async throws {
    let odd = [0: try oddity.response(), 1: try oddity.response()]
    try await ITunesDouble.use(ITunesDouble.misbehaving(4, odd)) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies.titles.sorted() == ["Song 2", "Song 3"])
      #expect(replies.dropLast() == [.progress(.searching)] + fetching(2, of: 3))
      #expect(await itunes.requests.count == 5)
    }
  }

  @Test(arguments: Oddity.allCases)
  func `when fewer than two are left, the first reason is reported`(oddity: Oddity) async throws {
    let odd = [0: try oddity.response(), 1: try oddity.response()]
    try await ITunesDouble.use(ITunesDouble.misbehaving(3, odd)) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies == fetchFailed(oddity.failure, after: 1, of: 3))
      #expect(await itunes.requests.count == 4)
    }
  }

  @Test(arguments: [
    "wuffs-mona-lisa.21x32.q90.jpeg", "wuffs-hippopotamus.regular.png", "wuffs-hat.lossy.webp",
  ])
  func `a picture is what its bytes are, whatever it is called`(file: String) async throws {
    let answer = ITunesDouble.misbehaving(1, [0: .bytes(try fixture(file))])
    try await ITunesDouble.use(answer) { itunes in
      #expect(await replies(to: .rock(1, at: itunes.address)).titles == ["Song 0"])
    }
  }
}
