import Artwork
import ArtworkLive
import TestSupport
import Testing

@Suite struct BundledProgressTests {
  private actor Log {
    private(set) var steps: [CoverProgress] = []
    func append(_ step: CoverProgress) { steps.append(step) }
  }

  private static let service = CoverService.bundled(resources: resources)
  private static let query = CoverQuery(
    source: .bundled, category: "rock", term: "rock", count: 8, seed: 1)

  @Test func `progress is reported cover by cover to the end`() async throws {
    let log = Log()

    let batch = try await Self.service.covers(Self.query) { await log.append($0) }

    let count = batch.covers.count
    #expect(await log.steps == (1...count).map { .fetching(done: $0, total: count) })
  }

  @Test func `a query that is cancelled ends at the next cover`() async {
    let log = Log()

    await #expect(throws: CancellationError.self) {
      try await Task {
        try await Self.service.covers(Self.query) { step in
          await log.append(step)
          if await log.steps.count == 3 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }.value
    }

    #expect(await log.steps.count == 3)
  }
}
