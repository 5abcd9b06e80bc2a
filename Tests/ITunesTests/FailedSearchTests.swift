import Artwork
import ArtworkLive
import FetchProgram
import FlyingFox
import TestSupport
import Testing

/// Searches that fail.
@Suite(.timeLimit(.minutes(10))) struct FailedSearchTests {
  @Test(arguments: [
    (400, FetchFailure.status(400)), (403, .throttled), (404, .status(404)), (429, .throttled),
    (500, .status(500)), (503, .status(503)), (204, .status(204)), (304, .status(304)),
  ])
  func `a status is reported, and not retried`(status: Int, failure: FetchFailure) async throws {
    try await ITunesDouble.use(ITunesDouble.always(.status(status))) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies == searchFailed(failure))
      #expect(await itunes.requests == ["/search?term=Rock&media=music&entity=song&limit=200"])
    }
  }

  @Test func `in a country without a store, the American one is searched`() async throws {
    try await ITunesDouble.use { path, itunes in
      path.contains("country")
        ? .status(400) : try await ITunesDouble.wellBehaved(3)(path, itunes)
    } body: { itunes in
      var order = FetchOrder.rock(3, at: itunes.address)
      order.country = "AQ"

      #expect(await replies(to: order).titles.count == 3)
      let page = "/search?term=Rock&media=music&entity=song&limit=200"
      #expect(await itunes.requests(for: "/search") == [page + "&country=AQ", page])
    }
  }

  @Test(arguments: ["error-200-html.html", "error-400.json", "wuffs-hippopotamus.regular.gif"])
  func `anything but covers is reported`(file: String) async throws {
    let body = try fixture(file)
    try await ITunesDouble.use(ITunesDouble.always(.bytes(body))) { itunes in
      #expect(await replies(to: .rock(3, at: itunes.address)) == searchFailed(.notAnAnswer))
    }
  }

  @Test(arguments: ["empty.json", "audiobook-2011.json", "song-https.json"])
  func `nothing that may be fetched is nothing found`(file: String) async throws {
    let body = try fixture(file)
    try await ITunesDouble.use(ITunesDouble.always(.bytes(body, type: "text/javascript"))) {
      itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies == searchFailed(.nothingFound(term: "Rock")))
    }
  }

  @Test func `an unreachable server is reported at once`() async throws {
    let replies = await replies(to: .rock(3, at: try deadAddress()))

    #expect(replies == searchFailed(.noConnection))
  }

  @Test(arguments: ["http://mirror.example", "file:///etc", "", "http://a@127.0.0.1"])
  func `an invalid substitute is not requested`(address: String) async {
    #expect(
      await replies(to: .rock(3, at: address)) == [.failed(FetchFailure.forbiddenAddress)])
  }

  @Test func `an answer made smaller by gzip is read`() async throws {
    let body = try fixture("empty.json.gz")
    try await ITunesDouble.use(ITunesDouble.always(.gzipped(body))) { itunes in
      let replies = await replies(to: .rock(3, at: itunes.address))

      #expect(replies == searchFailed(.nothingFound(term: "Rock")))
    }
  }

  @Test func `an answer that gzip expands too much is too large`() async throws {
    let body = try fixture("five-megabytes-of-spaces.gz")
    try await ITunesDouble.use(ITunesDouble.always(.gzipped(body))) { itunes in
      #expect(await replies(to: .rock(3, at: itunes.address)) == searchFailed(.tooLarge))
    }
  }

  @Test func `an answer that only claims to be gzip is reported`() async throws {
    try await ITunesDouble.use(ITunesDouble.always(.gzipped(Array("{}".utf8)))) { itunes in
      #expect(await replies(to: .rock(3, at: itunes.address)) == searchFailed(.cutOff))
    }
  }

  @Test func `no covers wanted is nothing to search for`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(3)) { itunes in
      for count in [0, -1, .min] {
        let replies = await replies(to: .rock(count, at: itunes.address))

        #expect(replies == searchFailed(.nothingFound(term: "Rock")))
      }
      #expect(await itunes.requests == [])
    }
  }
}
