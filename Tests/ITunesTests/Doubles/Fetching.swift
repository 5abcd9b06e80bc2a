import FetchProgram
import Foundation
import TestSupport

@testable import ArtworkLive

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

/// The replies to an order for rock at a server that answers like this, and what the server was asked.
func fetch(
  _ count: Int, seed: UInt64 = 1, from answer: @escaping ITunesDouble.Answer, cache: String? = nil
) async throws -> (replies: [FetchReply], requests: [String]) {
  try await ITunesDouble.use(answer) { itunes in
    let order = FetchOrder.rock(count, seed: seed, at: itunes.address, cache: cache)
    return (await replies(to: order), await itunes.requests)
  }
}

extension FetchOrder {
  static func rock(
    _ count: Int, seed: UInt64 = 1, at address: String, cache: String? = nil
  ) -> FetchOrder {
    FetchOrder(term: "Rock", count: count, seed: seed, substitute: address, cacheFolder: cache)
  }
}

/// The request for the first page of rock.
let rockSearch = "/search?term=Rock&media=music&entity=song&limit=200"

extension [String] {
  var searches: [String] { filter { $0.hasPrefix("/search") } }
  var pictures: [String] { filter { $0.hasPrefix("/art") } }
}

func searchFailed(_ failure: FetchFailure) -> [FetchReply] {
  [.progress(.searching), .failed(failure)]
}

/// The replies when `done` of `total` pictures arrive and then no more.
func fetchFailed(_ failure: FetchFailure, after done: Int, of total: Int) -> [FetchReply] {
  fetching(done, of: total) + [.failed(failure)]
}

/// The progress of a search, and of pictures that arrive one by one.
func fetching(_ done: Int, of total: Int) -> [FetchReply] {
  [.progress(.searching)] + (0...done).map { .progress(.fetching(done: $0, total: total)) }
}

extension [FetchReply] {
  /// The covers found, in order; none on failure.
  var covers: [Cover] {
    if case .covers(let covers) = last { covers } else { [] }
  }
  var titles: [String] { covers.map(\.title) }
}
