import Artwork
import ArtworkLive
import FetchProgram
import FlyingFox
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct FetchCacheTests {
  @Test func `cached files are not requested again`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
        let order = FetchOrder.rock(8, at: itunes.address, cache: folder)
        let first = await replies(to: order)
        let requests = await itunes.requests

        let second = await replies(to: order)

        #expect(first.titles.count == 8)
        #expect(second == first)
        #expect(requests.count == 9)
        #expect(await itunes.requests == requests)
        let kept = try entries(of: folder)
        #expect(Set(kept) == Set(requests.map { itunes.address + $0 }))
        #expect(names(in: folder).count == 9)
      }
    }
  }

  @Test func `another seed asks only for the pictures that are not there`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(10)) { itunes in
        let first = await replies(to: .rock(8, seed: 1, at: itunes.address, cache: folder))
        let second = await replies(to: .rock(8, seed: 2, at: itunes.address, cache: folder))

        let all = Set(first.titles).union(second.titles)
        #expect(all.count > 8)
        #expect(await itunes.requests.count == 1 + all.count)
      }
    }
  }

  @Test func `without a server a full cache is enough`() async throws {
    try await withTemporaryFolder { folder in
      let port = try reservedPort()
      var order = FetchOrder.rock(8, at: "http://127.0.0.1:\(port)", cache: folder)
      let first = try await ITunesDouble.use(at: port, ITunesDouble.wellBehaved(8)) { _ in
        await replies(to: order)
      }

      #expect(await replies(to: order) == first)
      order.seed = 99
      #expect(Set(await replies(to: order).titles) == Set(first.titles))
      order.term = "Pop"
      #expect(await replies(to: order) == searchFailed(.noConnection))
    }
  }

  @Test func `without a server the cached pictures are used`() async throws {
    try await withTemporaryFolder { folder in
      let port = try reservedPort()
      var order = FetchOrder.rock(6, seed: 1, at: "http://127.0.0.1:\(port)", cache: folder)
      let first = try await ITunesDouble.use(at: port, ITunesDouble.wellBehaved(40)) { _ in
        await replies(to: order)
      }
      order.seed = 2

      let second = await replies(to: order)

      #expect(Set(second.titles) == Set(first.titles))
    }
  }

  @Test func `an unwritable folder is reported, because pictures are shown from there`()
    async throws
  {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(4)) { itunes in
      let replies = await replies(to: .rock(4, at: itunes.address, cache: "/dev/null/none"))

      #expect(replies.last == .failed(.cannotKeep(.notWritable(folder: "/dev/null/none"))))
    }
  }

  @Test func `a disk that takes nothing is told as what it is`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(4)) { itunes in
        let order = FetchOrder.rock(4, at: itunes.address, cache: folder)

        // Files must stay empty, as on a full disk.
        let result = try await runShell(
          "trap '' XFSZ; ulimit -f 0; exec \"$FETCH\"", input: try line(order))

        let failure = FetchReply.failed(.cannotKeep(.diskFull(folder: folder)))
        #expect(try replies(in: result.output).last == failure)
      }
    }
  }
}
