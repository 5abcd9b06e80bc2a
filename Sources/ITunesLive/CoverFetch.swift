import Artwork
import ArtworkLive

/// Finds covers for an order and brings their pictures into the cache; blocks until it is done, at
/// most for half a minute.
///
/// Each answer of the server may take as long as the time limit.
public func fetchCovers(
  _ order: FetchOrder, timeLimit: Duration = .seconds(10),
  now: @escaping () -> ContinuousClock.Instant = { .now }, reply: @escaping (FetchReply) -> Void
) {
  do throws(FetchFailure) {
    // Six pictures may have just come then, each of which takes a second at most to decode.
    let deadline = now() + .seconds(24)
    let fetch = try CoverFetch(order, timeLimit: timeLimit) { deadline - now() }
    reply(.progress(.searching))
    let found = try fetch.covers()
    reply(.covers(try fetch.collect(from: found) { reply(.progress($0)) }))
  } catch {
    reply(.failed(error.description))
  }
}

/// One order on its way.
private final class CoverFetch {
  /// Bytes of a page of songs; Apple's have a third of it, and nothing of that size takes more than
  /// 0.4 s and 25 MiB to read.
  private static let searchLimit = 1 << 20
  private static let largestOffset = 1000

  private let order: FetchOrder
  private let endpoint: Endpoint
  private let cache: CoverCache?
  private let downloader: Downloader
  private let timeLeft: () -> Duration
  /// The addresses of the answers that this order rests on.
  private var searches: [String] = []

  init(
    _ order: FetchOrder, timeLimit: Duration, timeLeft: @escaping () -> Duration
  ) throws(FetchFailure) {
    let endpoint = order.substitute.map(Endpoint.init(substitute:)) ?? .apple
    guard let endpoint else { throw .forbiddenAddress }
    self.order = order
    self.endpoint = endpoint
    self.timeLeft = timeLeft
    cache = order.cacheFolder.map { CoverCache(folder: $0) }
    downloader = try Downloader(endpoint: endpoint) { min(timeLimit, timeLeft()) }
  }

  // MARK: Searching

  /// What there is to choose from.
  func covers() throws(FetchFailure) -> [Cover] {
    guard let pictures = order.pictures else { return try search() }
    return pictures.map { Cover(id: "itunes/\($0)", title: "", artist: "", artwork: $0) }
  }

  /// All covers of as many pages as are needed, in the order of the answers.
  private func search() throws(FetchFailure) -> [Cover] {
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
    searches.append(url)
    if let answer = keptAnswer(to: url, maximumAge: .day) { return answer }
    do {
      let bytes = try downloader.fetch(url, limit: Self.searchLimit)
      let answer = try SearchAnswer(bytes, at: endpoint)
      // Asked again the next time, if it cannot be kept.
      try? cache?.store(bytes, for: url, sparing: searches)
      return answer
    } catch {
      // An answer of the last days is better than none.
      if let answer = keptAnswer(to: url, maximumAge: .week) { return answer }
      throw error
    }
  }

  private func keptAnswer(to url: String, maximumAge: CoverCache.Age) -> SearchAnswer? {
    cache?.bytes(for: url, maximumAge: maximumAge)
      .flatMap { try? SearchAnswer($0, at: endpoint) }
  }

  // MARK: Collecting pictures

  /// As many of the covers as are needed, chosen by the seed; one whose picture does not come, or is
  /// there already, is replaced by the next.
  func collect(
    from found: [Cover], progress: @escaping (CoverProgress) -> Void
  ) throws(FetchFailure) -> [Cover] {
    var generator = SeededGenerator(seed: order.seed)
    var collection = CoverCollection(
      found.shuffled(by: &generator), count: order.count, progress: progress)
    func next() -> String? { collection.next(isTimeUp: timeLeft() <= .zero, kept: keptPicture) }
    var first: [String] = []
    // The others follow one by one, unless it turns out that there is no point in asking.
    while first.count < Downloader.width, let url = next() { first.append(url) }
    downloader.fetch(first, limit: CoverCache.largestEntry) { url, result in
      let spared = searches + collection.addresses
      collection.receive(url, result.flatMap { keep($0, as: url, sparing: spared) })
      return next()
    }
    let covers = try collection.result()
    cache?.tidy(sparing: searches + covers.map(\.artwork))
    return covers
  }

  private func keptPicture(_ url: String) -> PictureFingerprint? {
    cache?.bytes(for: url, maximumAge: .week).flatMap(fingerprint)
  }

  /// Keeps what is a picture.
  private func keep(
    _ bytes: [UInt8], as url: String, sparing keys: [String]
  ) -> Result<PictureFingerprint, FetchFailure> {
    guard let picture = fingerprint(of: bytes) else { return .failure(.notAPicture) }
    do {
      try cache?.store(bytes, for: url, sparing: keys)
      return .success(picture)
    } catch {
      return .failure(.cannotKeep(error))
    }
  }
}

/// What a picture looks like, from as small a version of it as tells covers apart.
private func fingerprint(of bytes: [UInt8]) -> PictureFingerprint? {
  (try? decodePicture(bytes, smallestSide: 64)).map(PictureFingerprint.init)
}
