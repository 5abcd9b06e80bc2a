import Artwork
import ArtworkLive
import FetchProgram
import Foundation

/// The replies to an order, which runs on a thread of its own because it blocks; `onReply` sees each one
/// as it comes.
func replies(
  to order: FetchOrder, timeLimit: Duration = .seconds(30),
  now: (@Sendable () -> ContinuousClock.Instant)? = nil,
  onReply: @escaping @Sendable (FetchReply) -> Void = { _ in }
) async -> [FetchReply] {
  // The clock stands still unless a test advances it, so that a slow machine cannot cause timeouts.
  let start = ContinuousClock.now
  let now = now ?? { start }
  return await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      var replies: [FetchReply] = []
      fetchCovers(order, timeLimit: timeLimit, now: now) {
        replies.append($0)
        onReply($0)
      }
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

/// The replies when the search fails.
func searchFailed(_ failure: FetchFailure) -> [FetchReply] {
  [.progress(.searching), .failed(failure)]
}

/// The replies when `done` of `total` pictures arrive and then no more.
func fetchFailed(_ failure: FetchFailure, after done: Int, of total: Int) -> [FetchReply] {
  [.progress(.searching)] + fetching(done, of: total) + [.failed(failure)]
}

/// The progress of pictures that arrive one by one.
func fetching(_ done: Int, of total: Int) -> [FetchReply] {
  (0...done).map { .progress(.fetching(done: $0, total: total)) }
}

extension [FetchReply] {
  /// The titles of the covers found, in order; empty on failure.
  var titles: [String] {
    guard case .covers(let covers) = last else { return [] }
    return covers.map(\.title)
  }
}
