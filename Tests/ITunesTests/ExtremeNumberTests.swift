import ArtworkLive
import FetchProgram
import Foundation
import Synchronization
import TestSupport

@Suite(.timeLimit(.minutes(10))) struct ExtremeNumberTests: FolderSuite {
  let testFolder = TestFolder()

  private static let numbers = [
    "0", "-1", "2147483647", "2147483648", "-2147483648", "9007199254740992", "-9007199254740992",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615",
    "1e308", "-1e308", "1e999",
  ]

  private func run(count: String, seed: String) async throws -> (status: Int32?, output: String) {
    try await runFetch(
      #"{"term":"Rock","count":\#(count),"seed":\#(seed),"substitute":"\#(deadAddress())"}"#)
  }

  @Test(arguments: numbers + ["41"])
  func `an order for an impossible number of covers is refused`(count: String) async throws {
    #expect(try await run(count: count, seed: "1").status == 64)
  }

  @Test(arguments: numbers)
  func `any seed is carried out, or none`(seed: String) async throws {
    let result = try await run(count: "40", seed: seed)

    #expect(result.status == (UInt64(seed) == nil ? 64 : 0))
    if result.status == 0 {
      #expect(try replies(in: result.output) == searchFailed(.noConnection))
    }
  }

  /// The result of a query for eight covers if the program sends this output, and the progress on
  /// the way.
  private func ask(
    aProgramThatTells reply: String
  ) async throws -> (failure: CoverFailure?, steps: [CoverProgress]) {
    let steps = Mutex<[CoverProgress]>([])
    let service = CoverService.itunes(
      program: try script("read order\necho '\(reply)'", in: folder), substitute: nil,
      cacheFolder: folder, media: readMedia)
    let failure = await #expect(throws: CoverFailure.self) {
      try await service.covers(.rock(8)) { step in steps.withLock { $0.append(step) } }
    }
    return (failure, steps.withLock { $0 })
  }

  @Test(arguments: numbers, ["done", "total"])
  func `progress that cannot be is not shown`(number: String, field: String) async throws {
    let other = field == "done" ? #""total":8"# : #""done":1"#

    let (failure, steps) = try await ask(
      aProgramThatTells: #"{"progress":{"_0":{"fetching":{"\#(field)":\#(number),\#(other)}}}}"#)

    #expect(failure == .fetchProgramBroken)
    #expect(steps == (field == "done" && number == "0" ? [.fetching(done: 0, total: 8)] : []))
  }

  @Test func `more covers than were asked for are no answer`() async throws {
    let covers = try JSONEncoder().encode((0..<9).map { cover($0, at: "http://a") })

    let (failure, _) = try await ask(
      aProgramThatTells: #"{"covers":{"_0":\#(String(decoding: covers, as: UTF8.self))}}"#)

    #expect(failure == .fetchProgramBroken)
  }
}
