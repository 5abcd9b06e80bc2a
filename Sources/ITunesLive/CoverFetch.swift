import Artwork
import ArtworkLive

/// Finds covers for an order and brings their pictures into the cache; blocks until it is done.
///
/// Each answer of the server may take as long as the time limit.
public func fetchCovers(
  _ order: FetchOrder, timeLimit: Duration = .seconds(10), reply: (FetchReply) -> Void
) {
  do throws(FetchFailure) {
    let fetch = try CoverFetch(order, timeLimit: timeLimit)
    reply(.progress(.searching))
    let found = try fetch.search()
    reply(.covers(try fetch.collect(from: found) { reply(.progress($0)) }))
  } catch {
    reply(.failed(error.description))
  }
}

/// One order on its way.
private final class CoverFetch {
  private static let searchLimit = 4 << 20
  private static let pictureLimit = 8 << 20
  private static let largestOffset = 1000

  private let order: FetchOrder
  private let endpoint: Endpoint
  private let cache: CoverCache?
  private let downloader: Downloader

  init(_ order: FetchOrder, timeLimit: Duration) throws(FetchFailure) {
    let endpoint = order.substitute.map(Endpoint.init(substitute:)) ?? .apple
    guard let endpoint else { throw .forbiddenAddress }
    self.order = order
    self.endpoint = endpoint
    cache = order.cacheFolder.map { CoverCache(folder: $0) }
    downloader = try Downloader(endpoint: endpoint, timeLimit: timeLimit)
  }

  // MARK: Searching

  /// All covers of as many pages as are needed, in the order of the answers.
  func search() throws(FetchFailure) -> [Cover] {
    var covers: [Cover] = []
    var offset = 0
    while covers.count < order.count, offset <= Self.largestOffset {
      let page = try answer(to: endpoint.searchURL(term: order.term, offset: offset))
      covers = (covers + page.covers).removingLookalikes()
      guard page.resultCount >= pageLength else { break }
      offset += pageLength
    }
    guard !covers.isEmpty else { throw .nothingFound(term: order.term) }
    return covers
  }

  private func answer(to url: String) throws(FetchFailure) -> SearchAnswer {
    if let bytes = cache?.bytes(for: url, maximumAge: .day),
      let answer = try? SearchAnswer(bytes, at: endpoint)
    {
      return answer
    }
    let bytes: [UInt8]
    do {
      bytes = try downloader.fetch(url, limit: Self.searchLimit)
    } catch {
      // An answer of the last days is better than none.
      if error.isOffline, let old = cache?.bytes(for: url, maximumAge: .week),
        let answer = try? SearchAnswer(old, at: endpoint)
      {
        return answer
      }
      throw error
    }
    let answer = try SearchAnswer(bytes, at: endpoint)
    // Without a cache the game plays all the same.
    try? cache?.store(bytes, for: url)
    return answer
  }

  // MARK: Collecting pictures

  /// As many of the covers as are needed, chosen by the seed; one whose picture does not come is
  /// replaced by the next.
  func collect(
    from found: [Cover], progress: (CoverProgress) -> Void
  ) throws(FetchFailure) -> [Cover] {
    var generator = SeededGenerator(seed: order.seed)
    let shuffled = found.shuffled(by: &generator)
    var spare = shuffled[...]
    let total = min(order.count, spare.count)
    var ready: [Cover] = []
    var firstFailure: FetchFailure?
    /// Why no more is asked for.
    var offline: FetchFailure?
    func take(_ cover: Cover) {
      ready.append(cover)
      progress(.fetching(done: ready.count, total: total))
    }
    /// The next cover that must be fetched; those that are there are taken on the way.
    func nextToFetch(waiting: Int) -> Cover? {
      while ready.count + waiting < total, let cover = spare.popFirst() {
        if isCached(cover) { take(cover) } else if offline == nil { return cover }
      }
      return nil
    }
    progress(.fetching(done: 0, total: total))
    var fetching: [String: Cover] = [:]
    // The others follow one by one, unless it turns out that there is no point in asking.
    while fetching.count < Downloader.width, let cover = nextToFetch(waiting: fetching.count) {
      fetching[cover.artwork] = cover
    }
    downloader.fetch(fetching.keys.sorted(), limit: Self.pictureLimit) { url, result in
      guard let cover = fetching.removeValue(forKey: url) else { return nil }
      do throws(FetchFailure) {
        try keep(result.get(), of: cover)
        take(cover)
      } catch {
        firstFailure = firstFailure ?? error
        if error.isOffline { offline = offline ?? error }
      }
      guard let next = nextToFetch(waiting: fetching.count) else { return nil }
      fetching[next.artwork] = next
      return next.artwork
    }
    cache?.tidy(sparing: ready.map(\.artwork))
    if ready.count < total, let failure = offline ?? firstFailure { throw failure }
    // The order of arrival is chance.
    return shuffled.filter(Set(ready).contains)
  }

  private func isCached(_ cover: Cover) -> Bool {
    cache?.bytes(for: cover.artwork, maximumAge: .week) != nil
  }

  private func keep(_ bytes: [UInt8], of cover: Cover) throws(FetchFailure) {
    do throws(PictureError) {
      _ = try decodePicture(bytes, smallestSide: 1)
    } catch {
      throw .notAPicture
    }
    try? cache?.store(bytes, for: cover.artwork)
  }
}

extension FetchFailure {
  /// Whether other requests would fare no better.
  fileprivate var isOffline: Bool {
    switch self {
    case .noConnection, .timeout, .throttled: true
    case .status, .notAnAnswer, .notAPicture, .tooLarge, .cutOff, .tooManyRedirects,
      .forbiddenAddress, .nothingFound:
      false
    }
  }
}
