import Artwork
import ArtworkLive

/// Finds covers for an order and brings their pictures into the cache; blocks until it is done.
///
/// Each answer of the server may take as long as the time limit.
public func fetchCovers(
  _ order: FetchOrder, timeLimit: Duration = .seconds(10),
  reply: @escaping (FetchReply) -> Void
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
  /// Bytes of a page of songs; Apple's have less than half of it, and nothing of that size takes
  /// more than 0.4 s and 25 MiB to read.
  private static let searchLimit = 1 << 20
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
    // Asked again the next time, if it cannot be kept.
    try? cache?.store(bytes, for: url)
    return answer
  }

  // MARK: Collecting pictures

  /// As many of the covers as are needed, chosen by the seed; one whose picture does not come is
  /// replaced by the next.
  func collect(
    from found: [Cover], progress: @escaping (CoverProgress) -> Void
  ) throws(FetchFailure) -> [Cover] {
    var generator = SeededGenerator(seed: order.seed)
    var collection = CoverCollection(
      found.shuffled(by: &generator), count: order.count, progress: progress)
    var first: [String] = []
    // The others follow one by one, unless it turns out that there is no point in asking.
    while first.count < Downloader.width, let url = collection.next(isThere: isCached) {
      first.append(url)
    }
    downloader.fetch(first, limit: Self.pictureLimit) { url, result in
      collection.receive(url, result.flatMap(kept(as: url)))
      return collection.next(isThere: isCached)
    }
    let covers = try collection.result()
    cache?.tidy(sparing: covers.map(\.artwork))
    return covers
  }

  private func isCached(_ url: String) -> Bool {
    cache?.bytes(for: url, maximumAge: .week) != nil
  }

  /// Keeps what is a picture.
  private func kept(as url: String) -> ([UInt8]) -> Result<Void, FetchFailure> {
    { [cache] bytes in
      guard (try? decodePicture(bytes, smallestSide: 1)) != nil else {
        return .failure(.notAPicture)
      }
      do {
        try cache?.store(bytes, for: url)
        return .success(())
      } catch {
        return .failure(.cannotKeep)
      }
    }
  }
}
