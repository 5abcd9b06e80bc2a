import Artwork
import ArtworkLive
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

  @Test func `an order needs no newline, only the first counts, and its failure is a reply`()
    async throws
  {
    let order = try line(.rock(8, at: try deadAddress()))

    for input in [String(order.dropLast()), order + order + "garbage\n"] {
      let result = try await runFetch(input)

      #expect(result.status == 0)
      #expect(try replies(in: result.output) == searchFailed(.noConnection))
    }
  }

  @Test func `two programs at once leave a whole cache`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
        let order = try line(.rock(18, at: itunes.address, cache: folder))

        async let first = runFetch(order)
        async let second = runFetch(order)
        let titles = try await [
          replies(in: first.output).titles, replies(in: second.output).titles,
        ]

        #expect(titles[0].count == 18)
        #expect(titles[0] == titles[1])
        #expect(try entries(of: folder).count { $0 != nil } == 19)
        #expect(names(in: folder).count == 19)
      }
    }
  }
}
