import Artwork
import FlyingFox
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PictureFailureTests {
  typealias Response = @Sendable () throws -> HTTPResponse

  static let oddities: [(what: String, failure: FetchFailure, response: Response)] = [
    ("missing", .status(404), { .status(404) }),
    ("forbidden", .throttled, { .status(403) }),
    ("too often", .throttled, { .status(429) }),
    ("empty", .notAPicture, { .bytes([]) }),
    ("HTML", .notAPicture, { .bytes(try fixture("error-200-html.html")) }),
    ("GIF", .notAPicture, { .bytes(try fixture("wuffs-hippopotamus.regular.gif")) }),
    ("cut JPEG", .notAPicture, { .bytes(try fixture("wuffs-peacock.default.truncated.jpeg")) }),
    ("cut PNG", .notAPicture, { .bytes(try fixture("wuffs-hippopotamus.regular.truncated.png")) }),
    ("many pixels", .notAPicture, { .bytes(try fixture("jd-max_size.jpg")) }),
    (
      "too many pixels", .notAPicture,
      { .bytes(png(claiming: 2001, 2000, pixels: deflatedZeros(2002 * 2000))) }
    ),
    ("many bytes", .tooLarge, { .bytes([UInt8](repeating: 0, count: 8 << 20 + 1)) }),
    ("a bomb", .tooLarge, { .gzipped(try fixture("nine-megabytes-of-spaces.gz")) }),
    ("elsewhere", .forbiddenAddress, { .redirect(to: "https://evil.example/a.jpg") }),
  ]

  @Test(arguments: oddities)
  func `a picture that cannot be fetched is replaced, or else left out if two are left`(
    what: String, failure: FetchFailure, response: Response
  ) async throws {
    let odd = [0: try response(), 1: try response()]
    let four = try await fetch(4, from: ITunesDouble.misbehaving(6, odd))
    let two = try await fetch(3, from: ITunesDouble.misbehaving(4, odd))
    let one = try await fetch(3, from: ITunesDouble.misbehaving(3, odd))

    #expect(four.replies.titles.sorted() == ["Song 2", "Song 3", "Song 4", "Song 5"])
    #expect(four.replies.dropLast() == fetching(4, of: 4))
    #expect(four.requests.count <= 7)
    #expect(two.replies.titles.sorted() == ["Song 2", "Song 3"])
    #expect(two.replies.dropLast() == fetching(2, of: 3))
    #expect(two.requests.count == 5)
    #expect(one.replies == fetchFailed(failure, after: 1, of: 3))
    #expect(one.requests.count == 4)
  }

  @Test(arguments: [
    "wuffs-mona-lisa.21x32.q90.jpeg", "wuffs-hippopotamus.regular.png", "wuffs-hat.lossy.webp",
  ])
  func `a picture is what its bytes are, whatever it is called`(file: String) async throws {
    let answer = ITunesDouble.misbehaving(1, [0: .bytes(try fixture(file))])

    #expect(try await fetch(1, from: answer).replies.titles == ["Song 0"])
  }
}
