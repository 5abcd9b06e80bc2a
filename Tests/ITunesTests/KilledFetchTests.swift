import Artwork
import ArtworkLive
import FetchProgram
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.timeLimit(.minutes(10))) struct KilledFetchTests {
  /// When to kill the program: while it waits for the answer to this request, or after this many
  /// replies.
  private enum Moment: Equatable {
    case request(Int)
    case reply(Int)
  }

  /// `memorytunes-fetch` with a known process id.
  private struct Victim {
    let program: String
    private let numberFile: String

    init(in folder: String) throws {
      numberFile = folder + "/number"
      program = try script("echo $$ >'\(numberFile)'\nexec '\(fetchProgram)'", in: folder)
    }

    var number: pid_t? {
      read(numberFile).flatMap { pid_t($0.dropLast()) }
    }
    var isThere: Bool { number.map { sendSignal($0, 0) == 0 } ?? false }

    func kill() {
      if let number { _ = sendSignal(number, SIGKILL) }
    }
  }

  private actor Count {
    private var value = 0

    func next() -> Int {
      value += 1
      return value
    }
  }

  @Test(arguments: 1...19)
  func `whenever it is killed, that is reported, the cache is intact, and the next game works`(
    number: Int
  ) async throws {
    for moment in [Moment.request(number), .reply(number)] {
      try await withTemporaryFolder { root in
        let (victim, cache) = (try Victim(in: root), root + "/cache")
        let good = ITunesDouble.wellBehaved(18)
        let answer: ITunesDouble.Answer = { path, itunes in
          if await moment == .request(itunes.requests.count) { victim.kill() }
          return try await good(path, itunes)
        }
        try await ITunesDouble.use(answer) { itunes in
          let service = CoverService.itunes(
            program: victim.program, substitute: itunes.address, cacheFolder: cache,
            media: readMedia)
          let replyCount = Count()
          do {
            let batch = try await service.covers(.rock(18)) { _ in
              if await moment == .reply(replyCount.next()) { victim.kill() }
            }
            // The last reply may already have been sent.
            #expect(batch.covers.count == 18)
          } catch {
            #expect(error as? CoverFailure == .fetchProgramStopped)
          }

          #expect(!victim.isThere)
          let damaged = try entries(of: cache).count { $0 == nil }
          #expect(damaged == 0)
          let leftOver = names(in: cache).filter { !$0.hasSuffix(".cover") }
          #expect(leftOver.allSatisfy { $0.contains(".cover.") && $0.hasSuffix(".tmp") })
          CoverCache(folder: cache).tidy()
          #expect(names(in: cache) == names(in: cache, ending: ".cover"))
        }
        #expect(try await fetch(18, from: good, cache: cache).replies.titles.count == 18)
      }
    }
  }
}

/// The C library's `kill`.
private func sendSignal(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
