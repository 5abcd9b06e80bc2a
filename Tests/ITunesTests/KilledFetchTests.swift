import Artwork
import ArtworkLive
import Basics
import FetchProgram
import FlyingFox
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.timeLimit(.minutes(10))) struct KilledFetchTests {
  private static let query = CoverQuery(
    source: .itunes, category: "rock", term: "Rock", count: 18, seed: 1)
  /// When to kill the program: while it waits for the answer to this request, or after this many
  /// replies.
  private enum Moment {
    case request(Int)
    case reply(Int)

    init(by generator: inout SeededGenerator) {
      let number = 1 + generator.number(below: 19)
      self = generator.number(below: 2) == 0 ? .request(number) : .reply(number)
    }
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
      FileManager.default.contents(atPath: numberFile)
        .flatMap { pid_t(String(decoding: $0, as: UTF8.self).dropLast()) }
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

  /// Requests covers, and kills the program that fetches them.
  private func covers(
    killing victim: Victim, at moment: Moment, itunes: ITunesDouble, cache: String
  ) async -> Result<CoverBatch, any Error> {
    let service = CoverService.itunes(
      program: victim.program, substitute: itunes.address, cacheFolder: cache,
      media: readMedia)
    let count = Count()
    do {
      return .success(
        try await service.covers(Self.query) { _ in
          let number = await count.next()
          if case .reply(number) = moment { victim.kill() }
        })
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: 0..<5)
  func `whenever it is killed, that is reported, the cache is intact, and the next game works`(
    seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...20 {
      let moment = Moment(by: &generator)
      try await withTemporaryFolder { root in
        let (victim, cache) = (try Victim(in: root), root + "/cache")
        let good = ITunesDouble.wellBehaved(18)
        let answer: ITunesDouble.Answer = { path, itunes in
          if case .request(let number) = moment, await itunes.requests.count == number {
            victim.kill()
          }
          return try await good(path, itunes)
        }
        try await ITunesDouble.use(answer) { itunes in
          let result = await covers(killing: victim, at: moment, itunes: itunes, cache: cache)

          #expect(!victim.isThere)
          switch result {
          // The last reply may already have been sent.
          case .success(let batch): #expect(batch.covers.count == 18)
          case .failure(let error): #expect(error as? CoverFailure == .fetchProgramStopped)
          }
          let damaged = try entries(of: cache).count { $0 == nil }
          #expect(damaged == 0)
          let leftOver = names(in: cache).filter { !$0.hasSuffix(".cover") }
          #expect(leftOver.allSatisfy { $0.contains(".cover.") && $0.hasSuffix(".tmp") })
          CoverCache(folder: cache).tidy()
          #expect(names(in: cache) == names(in: cache, ending: ".cover"))
        }
        try await ITunesDouble.use(good) { itunes in
          let order = FetchOrder.rock(18, at: itunes.address, cache: cache)
          let next = try await runFetch(try line(order))
          #expect(try replies(in: next.output).titles.count == 18)
        }
      }
    }
  }
}

/// The C library's `kill`.
private func sendSignal(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
