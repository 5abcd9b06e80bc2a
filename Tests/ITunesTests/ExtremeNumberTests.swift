import Artwork
import ArtworkLive
import FetchProgram
import Foundation
import Synchronization
import TestSupport
import Testing

/// Extreme numbers in messages from the game to the fetch program, and back.
@Suite(.timeLimit(.minutes(10))) struct ExtremeNumberTests {
  private static let numbers = [
    "0", "-1", "2147483647", "2147483648", "-2147483648", "9007199254740992", "-9007199254740992",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615",
    "1e308", "-1e308", "1e999",
  ]

  private func order(count: String, seed: String) throws -> String {
    let address = try deadAddress()
    return #"{"term":"Rock","count":\#(count),"seed":\#(seed),"substitute":"\#(address)"}"# + "\n"
  }

  @Test(arguments: numbers + ["41"])
  func `an order for an impossible number of covers is refused`(count: String) async throws {
    let result = try await runFetch(try order(count: count, seed: "1"))

    #expect(result.status == 64)
  }

  @Test(arguments: numbers)
  func `any seed is carried out, or none`(seed: String) async throws {
    let result = try await runFetch(try order(count: "40", seed: seed))

    if UInt64(seed) != nil {
      #expect(result.status == 0)
      #expect(try replies(in: result.output) == searchFailed(.noConnection))
    } else {
      #expect(result.status == 64)
    }
  }

  /// The result of a query for eight covers if the program sends this output, and the progress on
  /// the way.
  private func ask(
    aProgramThatTells reply: String
  ) async throws -> (failure: CoverFailure?, steps: [CoverProgress]) {
    let steps = Mutex<[CoverProgress]>([])
    var failure: CoverFailure?
    try await withTemporaryFolder { folder in
      let program = try script("read order\necho '\(reply)'", in: folder)
      let service = CoverService.itunes(
        program: program, substitute: nil, cacheFolder: folder, media: readMedia)
      let query = CoverQuery(source: .itunes, category: "rock", term: "Rock", count: 8, seed: 1)
      failure = await #expect(throws: CoverFailure.self) {
        try await service.covers(query) { step in steps.withLock { $0.append(step) } }
      }
    }
    return (failure, steps.withLock { $0 })
  }

  @Test(arguments: numbers, ["done", "total"])
  func `progress that cannot be is not shown`(number: String, field: String) async throws {
    let other = field == "done" ? #""total":8"# : #""done":1"#
    let reply = #"{"progress":{"_0":{"fetching":{"\#(field)":\#(number),\#(other)}}}}"#

    let (failure, steps) = try await ask(aProgramThatTells: reply)

    #expect(failure == .fetchProgramBroken)
    #expect(steps == (field == "done" && number == "0" ? [.fetching(done: 0, total: 8)] : []))
  }

  @Test func `more covers than were asked for are no answer`() async throws {
    let covers = try (0..<9).map { number in
      String(decoding: try JSONEncoder().encode(cover(number, at: "http://a")), as: UTF8.self)
    }

    let (failure, _) = try await ask(
      aProgramThatTells: #"{"covers":{"_0":[\#(covers.joined(separator: ","))]}}"#)

    #expect(failure == .fetchProgramBroken)
  }
}
