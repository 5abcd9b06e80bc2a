import Artwork
import ArtworkLive
import Foundation
import ITunesLive

/// What is told while an order is carried out, on a thread of its own since that blocks.
func replies(
  to order: FetchOrder, timeLimit: Duration = .seconds(30),
  now: (@Sendable () -> ContinuousClock.Instant)? = nil
) async -> [FetchReply] {
  // Time stands unless a test lets it pass: a slow machine must not make answers late.
  let start = ContinuousClock.now
  let now = now ?? { start }
  return await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      var replies: [FetchReply] = []
      fetchCovers(order, timeLimit: timeLimit, now: now) { replies.append($0) }
      continuation.resume(returning: replies)
    }
  }
}

extension FetchOrder {
  /// An order for rock at a server.
  static func rock(
    _ count: Int, seed: UInt64 = 1, at address: String, cache: String? = nil
  ) -> FetchOrder {
    FetchOrder(term: "Rock", count: count, seed: seed, substitute: address, cacheFolder: cache)
  }
}

/// What is told when the search already fails.
func searchFailed(_ failure: FetchFailure) -> [FetchReply] {
  [.progress(.searching), .failed(failure.description)]
}

/// What is told when so many pictures come, of as many as are wanted, and then none any more.
func fetchFailed(_ failure: FetchFailure, after done: Int, of total: Int) -> [FetchReply] {
  [.progress(.searching)] + fetching(done, of: total) + [.failed(failure.description)]
}

/// What is told of pictures that come one by one.
func fetching(_ done: Int, of total: Int) -> [FetchReply] {
  (0...done).map { .progress(.fetching(done: $0, total: total)) }
}

extension [FetchReply] {
  /// The titles of the covers that were found, in order; empty if it failed.
  var titles: [String] {
    guard case .covers(let covers) = last else { return [] }
    return covers.map(\.title)
  }
}
