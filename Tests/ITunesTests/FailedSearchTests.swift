import ArtworkLive
import CFetch
import FlyingFox
import TestSupport

@testable import FetchProgram

@Suite(.timeLimit(.minutes(10))) struct FailedSearchTests {
  private static let nothingFound = FetchFailure.nothingFound(term: "Rock")
  private static let start = "HTTP/1.1 200 OK\r\n"

  @Test(arguments: [
    (400, FetchFailure.status(400)), (403, .throttled), (404, .status(404)), (429, .throttled),
    (500, .status(500)), (503, .status(503)), (204, .status(204)), (304, .status(304)),
    // A redirect without a location.
    (302, .status(302)),
  ])
  func `a status is reported, and not retried`(status: Int, failure: FetchFailure) async throws {
    let (replies, requests) = try await fetch(3, from: ITunesDouble.always(.status(status)))

    #expect(replies == searchFailed(failure))
    #expect(requests == [rockSearch])
  }

  @Test(arguments: [
    ("error-200-html.html", FetchFailure.unusableAnswer), ("error-400.json", .unusableAnswer),
    ("empty.json", nothingFound),
    ("wuffs-hippopotamus.regular.gif", .unusableAnswer), ("empty.json.gz", nothingFound),
    // Its pictures are at Apple's, which may not be asked.
    ("song-https.json", nothingFound), ("five-megabytes-of-spaces.gz", .unusableAnswer),
  ])
  func `an answer without covers has a reason`(file: String, failure: FetchFailure) async throws {
    let body = try fixture(file)
    let answer = file.hasSuffix(".gz") ? HTTPResponse.gzipped(body) : .bytes(body)

    #expect(try await fetch(3, from: ITunesDouble.always(answer)).replies == searchFailed(failure))
  }

  @Test(arguments: [
    // Of another length than they say.
    ("\(start)Content-Length: 1000\r\n\r\n{\"results\":[", FetchFailure.unusableAnswer),
    ("\(start)Content-Length: 1000\r\n\r\n", .unusableAnswer),
    ("\(start)Transfer-Encoding: chunked\r\n\r\n5\r\n{\"res\r\n", .unusableAnswer),
    ("\(start)Transfer-Encoding: chunked\r\n\r\nFFFF\r\n{\"res", .unusableAnswer),
    ("\(start)Transfer-Encoding: chunked\r\n\r\nzz\r\n{", .unusableAnswer),
    ("\(start)\r\n{\"results\":[", .unusableAnswer),
    ("\(start)Content-Length: 5\r\n\r\n{\"results\":[]}", .unusableAnswer),
    ("\(start)Content-Length: 0\r\n\r\n{\"results\":[]}", .unusableAnswer),
    ("\(start)Content-Length: 1048576\r\n\r\n{", .unusableAnswer),
    ("\(start)Content-Length: 1048577\r\n\r\n{", .unusableAnswer),
    ("\(start)Content-Length: 99999999999999\r\n\r\n{", .unusableAnswer),
    ("", .unusableAnswer), ("\(start)\r\n{\"results\":[]}", nothingFound),
    // No gzip, and no HTTP.
    ("\(start)Content-Length: 2\r\nContent-Encoding: gzip\r\n\r\n{}", .unusableAnswer),
    ("220 mail.example ESMTP\r\n", .unusableAnswer),
    ("{\"resultCount\":0,\"results\":[]}", .unusableAnswer),
    ("\u{0}\u{1}\u{2}\r\n\r\n", .unusableAnswer), ("HTTP/1.1 hello\r\n\r\n", .unusableAnswer),
    ("HTTP/9.9 200 OK\r\n\r\n", .unusableAnswer),
    ("\(start)Content-Length: many\r\n\r\n{}", .unusableAnswer),
  ])
  func `an answer that lies is reported`(answer: String, failure: FetchFailure) async throws {
    let server = try RudeServer(head: answer)

    #expect(await replies(to: .rock(3, at: server.address)) == searchFailed(failure))
  }

  @Test func `endless headers are abandoned`() async throws {
    let header = Array("X-Filler: \(String(repeating: "a", count: 1000))\r\n".utf8)
    let server = try RudeServer(head: Self.start, rest: header, isEndless: true)

    let replies = await replies(to: .rock(3, at: server.address))

    // The failure depends on curl's release.
    #expect([FetchFailure.unusableAnswer, .noConnection].map(searchFailed).contains(replies))
  }

  @Test(arguments: [
    (CURLE_COULDNT_RESOLVE_HOST, FetchFailure.noConnection),
    (CURLE_COULDNT_CONNECT, .noConnection), (CURLE_PEER_FAILED_VERIFICATION, .untrusted),
    (CURLE_SSL_CONNECT_ERROR, .untrusted), (CURLE_SSL_ISSUER_ERROR, .untrusted),
    (CURLE_SSL_CACERT_BADFILE, .noCertificates), (CURLE_OPERATION_TIMEDOUT, .timeout),
    (CURLE_PARTIAL_FILE, .unusableAnswer), (CURLE_GOT_NOTHING, .unusableAnswer),
  ])
  func `what curl says has a reason of its own`(code: CURLcode, failure: FetchFailure) {
    #expect(FetchFailure(code) == failure)
  }

  @Test func `in a country without a store, the American one is searched`() async throws {
    try await ITunesDouble.use { path, itunes in
      path.contains("country")
        ? .status(400) : try await ITunesDouble.wellBehaved(3)(path, itunes)
    } body: { itunes in
      var order = FetchOrder.rock(3, at: itunes.address)
      order.country = "AQ"

      #expect(await replies(to: order).titles.count == 3)
      #expect(await itunes.requests.searches == [rockSearch + "&country=AQ", rockSearch])
    }
  }

  @Test func `an invalid substitute is not requested`() async {
    #expect(await replies(to: .rock(3, at: "file:///etc")) == [.failed(.unusableAnswer)])
  }

  @Test(arguments: [0, -1, .min] as [Int])
  func `no covers wanted is nothing to search for`(count: Int) async throws {
    let (replies, requests) = try await fetch(count, from: ITunesDouble.wellBehaved(3))

    #expect(replies == searchFailed(Self.nothingFound))
    #expect(requests == [])
  }
}

@Suite(.timeLimit(.minutes(10))) struct PictureFailureTests {
  typealias Response = @Sendable () throws -> HTTPResponse

  static let oddities: [(what: String, failure: FetchFailure, response: Response)] = [
    ("missing", .status(404), { .status(404) }),
    ("forbidden", .throttled, { .status(403) }),
    ("too often", .throttled, { .status(429) }),
    ("empty", .unusableAnswer, { .bytes([]) }),
    ("HTML", .unusableAnswer, { .bytes(try fixture("error-200-html.html")) }),
    ("GIF", .unusableAnswer, { .bytes(try fixture("wuffs-hippopotamus.regular.gif")) }),
    ("cut JPEG", .unusableAnswer, { .bytes(try fixture("wuffs-peacock.default.truncated.jpeg")) }),
    (
      "cut PNG", .unusableAnswer,
      { .bytes(try fixture("wuffs-hippopotamus.regular.truncated.png")) }
    ),
    ("many pixels", .unusableAnswer, { .bytes(try fixture("jd-max_size.jpg")) }),
    (
      "wide", .unusableAnswer,
      { .bytes(png(claiming: 2001, 2000, pixels: deflatedZeros(4_004_000))) }
    ),
    ("many bytes", .unusableAnswer, { .bytes([UInt8](repeating: 0, count: 8 << 20 + 1)) }),
    ("a bomb", .unusableAnswer, { .gzipped(try fixture("nine-megabytes-of-spaces.gz")) }),
    ("elsewhere", .unusableAnswer, { .redirect(to: "https://evil.example/a.jpg") }),
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
