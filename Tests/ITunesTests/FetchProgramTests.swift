import ArtworkLive
import FetchProgram
import Foundation
import TestSupport

@Suite(.timeLimit(.minutes(10))) struct FetchProgramTests {
  @Test func `an order goes in, replies come out`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
      let order = FetchOrder.rock(8, seed: 7, at: itunes.address)

      let result = try await runFetch(try line(order))

      #expect(result.status == 0)
      #expect(try await replies(in: result.output) == replies(to: order))
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

  @Test func `an order needs no newline, the first counts, its failure is a reply`() async throws {
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

@Suite(.timeLimit(.minutes(10))) struct KilledFetchTests {
  private let folder = TestFolder()
  private var numberFile: String { folder.path + "/number" }
  private var victim: pid_t? { read(numberFile).flatMap { pid_t($0.dropLast()) } }

  private func killVictim() {
    if let victim { kill(victim, SIGKILL) }
  }

  /// While it waits for the answer to the request of that number, or at a step of its progress.
  @Test(arguments: 1...19, [true, false])
  func `whenever it is killed, the next game works`(number: Int, isAtRequest: Bool) async throws {
    let program = try script("echo $$ >'\(numberFile)'\nexec '\(fetchProgram)'", in: folder.path)
    let cache = folder.path + "/cache"
    let step = number == 1 ? CoverProgress.searching : .fetching(done: number - 2, total: 18)
    let good = ITunesDouble.wellBehaved(18)
    let answer: ITunesDouble.Answer = { path, itunes in
      if isAtRequest, await itunes.requests.count == number { killVictim() }
      return try await good(path, itunes)
    }
    try await ITunesDouble.use(answer) { itunes in
      let service = CoverService.itunes(
        program: program, substitute: itunes.address, cacheFolder: cache, media: readMedia)
      do {
        let batch = try await service.covers(.rock(18)) { progress in
          if !isAtRequest, progress == step { killVictim() }
        }
        // The last reply may already have been sent.
        #expect(batch.covers.count == 18)
      } catch {
        #expect(error as? CoverFailure == .fetchProgramBroken)
      }

      #expect(victim.map { kill($0, 0) == 0 } != true)
      let kept = try entries(of: cache)
      #expect(!kept.contains(nil))
      let leftOver = names(in: cache).filter { !$0.hasSuffix(".cover") }
      #expect(leftOver.allSatisfy { $0.contains(".cover.") && $0.hasSuffix(".tmp") })
      CoverCache(folder: cache).tidy()
      #expect(names(in: cache) == names(in: cache, ending: ".cover"))
    }
    #expect(try await fetch(18, from: good, cache: cache).replies.titles.count == 18)
  }
}
