import Artwork
import ArtworkLive
import FetchProgram
import FlyingFox
import Foundation
import TestSupport
import Testing

/// The real `memorytunes-fetch`, with a pipe at both ends.
@Suite(.timeLimit(.minutes(10))) struct FetchProgramTests {
  @Test func `an order goes in, replies come out`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
      let order = FetchOrder.rock(8, seed: 7, at: itunes.address)

      let result = try await runFetch(try line(order))

      #expect(result.status == 0)
      let expected = await replies(to: order)
      #expect(try replies(in: result.output) == expected)
    }
  }

  @Test func `a failure is a reply too`() async throws {
    try await ITunesDouble.use(ITunesDouble.always(.status(429))) { itunes in
      let result = try await runFetch(try line(.rock(8, at: itunes.address)))

      #expect(result.status == 0)
      #expect(try replies(in: result.output) == searchFailed(.throttled))
    }
  }

  @Test(arguments: [
    "", "\n", "play\n", "{}\n", "[]\n", "null\n", "{\"term\":\"Rock\"}\n",
    "{\"term\":\"Rock\",\"count\":1.5,\"seed\":1}\n",
    "{\"term\":\"Rock\",\"count\":1,\"seed\":-1}\n",
    "\n{\"term\":\"Rock\",\"count\":1,\"seed\":1}\n", "\u{0}\n",
    String(repeating: "[", count: 100_000) + "\n", String(repeating: "x", count: 1_000_000),
  ])
  func `anything but an order ends it with 64`(input: String) async throws {
    let result = try await runFetch(input)

    #expect(result.status == 64)
    #expect(
      result.output
        == "memorytunes-fetch: The game runs this program: start memorytunes instead.\n")
  }

  @Test func `an order needs no newline at its end, and only the first counts`() async throws {
    let address = try deadAddress()
    let order = try line(.rock(8, at: address))

    let short = try await runFetch(String(order.dropLast()))
    let long = try await runFetch(order + order + "garbage\n")

    #expect(try replies(in: short.output) == searchFailed(.noConnection))
    #expect(try replies(in: long.output) == searchFailed(.noConnection))
  }

  @Test func `two programs at once leave a whole cache`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
        let order = FetchOrder.rock(18, at: itunes.address, cache: folder)

        async let first = runFetch(try line(order))
        async let second = runFetch(try line(order))
        let titles = try await [
          replies(in: first.output).titles, replies(in: second.output).titles,
        ]

        #expect(titles[0].count == 18)
        #expect(titles[0] == titles[1])
        #expect(try wholeEntryCount(of: folder) == 19)
        #expect(names(in: folder).count == 19)
      }
    }
  }
}
