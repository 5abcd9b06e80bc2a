import Artwork
import LoopbackITunes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PagingTests {
  /// The paths of `count` pages.
  private static func pages(_ count: Int) -> [String] {
    (0..<count).map { $0 == 0 ? rockSearch : "\(rockSearch)&offset=\($0 * 200)" }
  }

  /// Pages of 200 songs, of which `differentSongs` are different.
  private static func shop(_ differentSongs: Int, pages count: Int) -> ITunesDouble.Answer {
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

      #expect(
        replies.covers.sorted { $0.id < $1.id }
          == (0..<count).map { cover($0, at: itunes.address) })
      #expect(replies.dropLast() == fetching(count, of: count))
      #expect(await itunes.requests.searches == Self.pages(1))
    }
  }

  @Test func `of two hundred covers only those wanted are fetched`() async throws {
    let (replies, requests) = try await fetch(18, from: ITunesDouble.wellBehaved(200))

    #expect(Set(replies.titles).count == 18)
    #expect(replies.dropLast() == fetching(18, of: 18))
    #expect(requests.searches == Self.pages(1))
    #expect(requests.pictures.count == 18)
  }

  @Test(arguments: [
    (5, 6, 5, 5, 1), (5, 6, 6, 6, 2), (5, 6, 10, 10, 2), (5, 6, 11, 11, 3), (5, 2, 18, 10, 3),
    (1, 100, 18, 6, 6),
  ])
  func `pages are requested until there are enough covers or one is empty, but at most six`(
    songsOfPage: Int, pageCount: Int, wanted: Int, found: Int, requested: Int
  ) async throws {
    let (replies, requests) = try await fetch(
      wanted, from: Self.shop(songsOfPage, pages: pageCount))

    #expect(Set(replies.titles).count == found)
    #expect(requests.searches == Self.pages(requested))
  }

  @Test func `a later page that fails is reported`() async throws {
    let (replies, _) = try await fetch(6) { path, itunes in
      path.contains("offset")
        ? .status(403) : try await Self.shop(5, pages: 1)(path, itunes)
    }

    #expect(replies == searchFailed(.throttled))
  }
}
