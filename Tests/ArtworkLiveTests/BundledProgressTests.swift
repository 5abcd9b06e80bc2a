import Artwork
import ArtworkLive
import Testing

@Suite struct BundledProgressTests {
  private actor Log {
    private(set) var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
  }

  private static let service = CoverService.bundled(resources: resources)
  private static let query = CoverQuery(source: .bundled, category: "rock", count: 8)

  @Test func `progress is told cover by cover to the end`() async throws {
    let log = Log()

    let batch = try await Self.service.covers(Self.query) { await log.append("\($0)/\($1)") }

    let count = batch.covers.count
    #expect(await log.lines == (1...count).map { "\($0)/\(count)" })
  }

  @Test func `a query that is cancelled ends at the next cover`() async {
    let log = Log()

    await #expect(throws: CancellationError.self) {
      try await Task {
        try await Self.service.covers(Self.query) { done, total in
          await log.append("\(done)/\(total)")
          if done == 3 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }.value
    }

    #expect(await log.lines.count == 3)
  }
}
