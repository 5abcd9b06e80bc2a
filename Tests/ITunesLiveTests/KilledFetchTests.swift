import Artwork
import ArtworkLive
import FlyingFox
import Foundation
import ITunesLive
import Testing

@Suite(.timeLimit(.minutes(10))) struct KilledFetchTests {
  /// Every answer takes a little while, so that there is something to kill.
  private static func sluggish(_ good: @escaping ITunesDouble.Answer) -> ITunesDouble.Answer {
    { path, itunes in
      try await Task.sleep(for: .milliseconds(3))
      return try await good(path, itunes)
    }
  }

  @Test(arguments: 0..<5)
  func `whenever it is killed, the cache is whole and the next one plays`(
    seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    let inTwoHours: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) + 7200 }
    try await ITunesDouble.use(Self.sluggish(ITunesDouble.wellBehaved(18))) { itunes in
      for _ in 1...10 {
        try await withTemporaryFolder { folder in
          let order = FetchOrder.rock(18, seed: seed, at: itunes.address, cache: folder)
          let delay = Duration.microseconds(generator.number(below: 4000))

          try await killFetch(order, afterLines: generator.number(below: 19), and: delay)

          #expect(try !entries(of: folder).contains(nil))
          let leftOver = names(in: folder).filter { !$0.hasSuffix(".cover") }
          #expect(leftOver.allSatisfy { $0.contains(".cover.") && $0.hasSuffix(".tmp") })
          CoverCache(folder: folder, now: inTwoHours).tidy()
          #expect(names(in: folder) == names(in: folder, ending: ".cover"))
          #expect(try replies(in: await runFetch(try line(order)).output).titles.count == 18)
          #expect(try wholeEntryCount(of: folder) == 19)
          #expect(names(in: folder).count == 19)
        }
      }
    }
  }
}
