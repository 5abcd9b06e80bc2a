import Artwork
import ArtworkLive
import FetchProgram
import FlyingFox
import LoopbackITunes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PagingTests {
  private static let firstPage = "/search?term=Rock&media=music&entity=song&limit=200"

  /// The paths of `count` pages.
  private static func pages(_ count: Int) -> [String] {
    (0..<count).map { $0 == 0 ? firstPage : "\(firstPage)&offset=\($0 * 200)" }
  }

  /// Pages of 200 songs, of which `differentSongs` are different.
  private static func shop(_ differentSongs: Int, pages count: Int) throws -> ITunesDouble.Answer {
    { path, itunes in
      guard let page = pages(count).firstIndex(of: path) else {
        return path.hasPrefix("/search")
          ? .answer(#"{"results":[]}"#) : .bytes(try picture(for: path))
      }
      let numbers = (0..<200).map { page * differentSongs + $0 % differentSongs }
      return .answer(songs(numbers.map { song($0, at: itunes.address) }))
    }
  }

  @Test(arguments: [1, 7])
  func `if there are fewer covers than wanted, all are used`(count: Int) async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(count)) { itunes in
      let replies = await replies(to: .rock(8, at: itunes.address))

      guard case .covers(let covers) = replies.last else {
        Issue.record("no covers: \(replies)")
        return
      }
      #expect(
        covers.sorted { $0.id < $1.id }
          == (0..<count).map { cover($0, at: itunes.address) })
      #expect(replies.dropLast() == [.progress(.searching)] + fetching(count, of: count))
      #expect(await itunes.requests(for: "/search") == Self.pages(1))
    }
  }

  @Test func `of two hundred covers only those wanted are fetched`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(200)) { itunes in
      let replies = await replies(to: .rock(18, at: itunes.address))

      #expect(Set(replies.titles).count == 18)
      #expect(replies.dropLast() == [.progress(.searching)] + fetching(18, of: 18))
      #expect(await itunes.requests(for: "/search") == Self.pages(1))
      #expect(await itunes.requests(for: "/art").count == 18)
    }
  }

  @Test(arguments: [(5, 1), (6, 2), (10, 2), (11, 3)])
  func `another page is requested when there are too few covers`(
    count: Int, pageCount: Int
  ) async throws {
    try await ITunesDouble.use(try Self.shop(5, pages: 6)) { itunes in
      let replies = await replies(to: .rock(count, at: itunes.address))

      #expect(Set(replies.titles).count == count)
      #expect(await itunes.requests(for: "/search") == Self.pages(pageCount))
    }
  }

  @Test func `an empty page is the last`() async throws {
    try await ITunesDouble.use(try Self.shop(5, pages: 2)) { itunes in
      let replies = await replies(to: .rock(18, at: itunes.address))

      #expect(Set(replies.titles).count == 10)
      #expect(await itunes.requests(for: "/search") == Self.pages(3))
    }
  }

  @Test func `at most six pages are requested`() async throws {
    try await ITunesDouble.use(try Self.shop(1, pages: 100)) { itunes in
      let replies = await replies(to: .rock(18, at: itunes.address))

      #expect(Set(replies.titles).count == 6)
      #expect(await itunes.requests(for: "/search") == Self.pages(6))
    }
  }

  @Test func `a later page that fails is reported`() async throws {
    let good = try Self.shop(5, pages: 1)
    let answer: ITunesDouble.Answer = { path, itunes in
      path.contains("offset") ? .status(403) : try await good(path, itunes)
    }
    try await ITunesDouble.use(answer) { itunes in
      #expect(await replies(to: .rock(6, at: itunes.address)) == searchFailed(.throttled))
    }
  }
}
