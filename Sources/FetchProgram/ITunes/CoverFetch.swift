import ArtworkLive
import Basics

/// Finds covers and fetches their pictures into the cache, each within the time limit; blocks at most half a minute.
public func fetchCovers(
  _ order: FetchOrder, timeLimit: Duration = .seconds(10),
  now: @escaping () -> ContinuousClock.Instant = { .now }, reply: @escaping (FetchReply) -> Void
) {
  do throws(FetchFailure) {
    // Leaves time to decode six pictures that arrive last, at up to a second each.
    let deadline = now() + .seconds(24)
    let fetch = try CoverFetch(order, timeLimit: timeLimit) { deadline - now() }
    reply(.progress(.searching))
    let found = try fetch.covers()
    reply(.covers(try fetch.collect(from: found) { reply(.progress($0)) }))
  } catch {
    reply(.failed(error))
  }
}

private final class CoverFetch {
  /// The limit of a page of songs, in bytes: Apple's take a third, and none this large over 0.4 s and 25 MiB to parse.
  private static let searchLimit = 1 << 20
  private static let maximumOffset = 1000

  private let order: FetchOrder
  private let endpoint: Endpoint
  private let cache: CoverCache?
  private let downloader: Downloader
  private let timeLeft: () -> Duration
  /// The country whose store to search; nil for the American one.
  private var country: String?
  /// The URLs of the searches this order depends on.
  private var searches: [String] = []

  init(
    _ order: FetchOrder, timeLimit: Duration, timeLeft: @escaping () -> Duration
  ) throws(FetchFailure) {
    let endpoint = order.substitute.map(Endpoint.init(substitute:)) ?? .apple
    guard let endpoint else { throw .unusableAnswer }
    (self.order, country) = (order, order.country)
    (self.endpoint, self.timeLeft) = (endpoint, timeLeft)
    cache = order.cacheFolder.map { CoverCache(folder: $0) }
    downloader = try Downloader(endpoint: endpoint) { min(timeLimit, timeLeft()) }
  }

  // MARK: Searching

  func covers() throws(FetchFailure) -> [Cover] {
    guard let pictures = order.pictures else { return try search() }
    return pictures.map { Cover(id: "itunes/\($0)", title: "", artist: "", artwork: $0) }
  }

  /// All covers from as many pages as needed, in the order of the answers.
  private func search() throws(FetchFailure) -> [Cover] {
    var covers: [Cover] = []
    var offset = 0
    while covers.count < order.count, offset <= Self.maximumOffset {
      do throws(FetchFailure) {
        let page = try answer(
          to: endpoint.searchURL(term: order.term, country: country, offset: offset))
        covers = (covers + page.covers).removingLookalikes()
        guard page.resultCount >= pageLength else { break }
        offset += pageLength
      } catch {
        // Apple has no store in that country.
        guard error == .status(400), country != nil else { throw error }
        country = nil
      }
    }
    guard !covers.isEmpty else { throw .nothingFound(term: order.term) }
    return covers
  }

  private func answer(to url: String) throws(FetchFailure) -> SearchAnswer {
    searches.append(url)
    if let answer = cachedAnswer(to: url, maximumAge: .day) { return answer }
    do {
      let bytes = try downloader.fetch(url, limit: Self.searchLimit)
      let answer = try SearchAnswer(bytes, at: endpoint)
      // If it cannot be cached, it is fetched again next time.
      try? cache?.store(bytes, for: url, sparing: searches)
      return answer
    } catch {
      // A stale answer is better than none.
      if let answer = cachedAnswer(to: url, maximumAge: .week) { return answer }
      throw error
    }
  }

  private func cachedAnswer(to url: String, maximumAge: CoverCache.Age) -> SearchAnswer? {
    cache?.bytes(for: url, maximumAge: maximumAge).flatMap { try? SearchAnswer($0, at: endpoint) }
  }

  // MARK: Collecting pictures

  /// As many covers as needed, chosen by the seed; the next replaces a duplicate, or one that cannot be fetched.
  func collect(
    from found: [Cover], progress: @escaping (CoverProgress) -> Void
  ) throws(FetchFailure) -> [Cover] {
    var generator = SeededGenerator(seed: order.seed)
    var collection = CoverCollection(
      found.shuffled(by: &generator), count: order.count, progress: progress)
    func next() -> String? { collection.next(isTimeUp: timeLeft() <= .zero, cached: cachedPicture) }
    var first: [String] = []
    // The others are requested one by one, unless that proves pointless.
    while first.count < Downloader.width, let url = next() { first.append(url) }
    downloader.fetch(first, limit: CoverCache.maximumEntrySize) { url, result in
      let spared = searches + collection.addresses
      collection.receive(url, result.flatMap { keep($0, as: url, sparing: spared) })
      return next()
    }
    let covers = try collection.result()
    cache?.tidy(sparing: searches + covers.map(\.artwork))
    return covers
  }

  private func cachedPicture(_ url: String) -> PictureFingerprint? {
    cache?.bytes(for: url, maximumAge: .week).flatMap(fingerprint)
  }

  /// Caches the bytes if they are a picture.
  private func keep(
    _ bytes: [UInt8], as url: String, sparing keys: [String]
  ) -> Result<PictureFingerprint, FetchFailure> {
    guard let picture = fingerprint(of: bytes) else { return .failure(.unusableAnswer) }
    return Result { () throws(CacheFailure) in try cache?.store(bytes, for: url, sparing: keys) }
      .map { _ in picture }.mapError(FetchFailure.cannotKeep)
  }
}

/// A picture's fingerprint, from its smallest version that tells covers apart; nil for none, or for far more pixels.
private func fingerprint(of bytes: [UInt8]) -> PictureFingerprint? {
  (try? decodePicture(bytes, minimumSide: 64, largest: 4_000_000)).map(\.hashValue)
}
