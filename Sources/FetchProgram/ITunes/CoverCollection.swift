import ArtworkLive

/// Collects covers with their pictures, until there are enough or it is time to stop.
struct CoverCollection {
  private static let maximumTries = 100
  /// The number of pictures in a row, from the start, that must be unreachable before giving up.
  private static let maximumOffline = 6

  private let candidates: [Cover]
  private let total: Int
  private let progress: (CoverProgress) -> Void
  private var spare: ArraySlice<Cover>
  private var ready: [Cover: PictureFingerprint] = [:]
  private var pictures: Set<PictureFingerprint> = []
  private var underWay: [String: Cover] = [:]
  private var tryCount = 0
  /// The number unreachable before anything arrived; nil once something has.
  private var offlineCount: Int? = 0
  private var firstFailure: FetchFailure?
  /// The reason nothing more can be cached.
  private var cacheFailure: FetchFailure?

  /// Creates a collection of `count` of the candidates: the first ones, if all can be fetched.
  init(_ candidates: [Cover], count: Int, progress: @escaping (CoverProgress) -> Void) {
    self.candidates = candidates
    self.progress = progress
    total = min(count, candidates.count)
    spare = candidates[...]
    progress(.fetching(done: 0, total: total))
  }

  var addresses: [String] { ready.keys.map(\.artwork) }

  /// The URL of the next picture to fetch; pictures known to `cached` are collected along the way.
  mutating func next(
    isTimeUp: Bool, cached: (String) -> PictureFingerprint?
  ) -> String? {
    if isTimeUp { firstFailure = firstFailure ?? .timeout }
    let mayAsk = !isTimeUp && cacheFailure == nil && offlineCount ?? 0 < Self.maximumOffline
    while pictures.count + underWay.count < total, let cover = spare.popFirst() {
      if let picture = cached(cover.artwork) {
        take(cover, picture)
      } else if mayAsk, tryCount < Self.maximumTries {
        tryCount += 1
        underWay[cover.artwork] = cover
        return cover.artwork
      }
    }
    return nil
  }

  mutating func receive(_ url: String, _ result: Result<PictureFingerprint, FetchFailure>) {
    guard let cover = underWay.removeValue(forKey: url) else { return }
    switch result {
    case .success(let picture):
      offlineCount = nil
      take(cover, picture)
    case .failure(let failure):
      firstFailure = firstFailure ?? failure
      if case .cannotKeep = failure { cacheFailure = failure }
      offlineCount = failure.isOffline ? offlineCount.map { $0 + 1 } : nil
    }
  }

  /// The covers, in the candidates' order because the order of arrival is random; the first of any with equal
  /// pictures.
  ///
  /// Too few are better than none, if they fill a board.
  func result() throws(FetchFailure) -> [Cover] {
    var seen: Set<PictureFingerprint> = []
    let covers = candidates.filter { ready[$0].map { seen.insert($0).inserted } ?? false }
    if covers.count < total, let failure = cacheFailure { throw failure }
    if covers.count < min(2, total), let failure = firstFailure { throw failure }
    return covers
  }

  private mutating func take(_ cover: Cover, _ picture: PictureFingerprint) {
    ready[cover] = picture
    guard pictures.insert(picture).inserted else { return }
    progress(.fetching(done: pictures.count, total: total))
  }
}

extension FetchFailure {
  /// The server was unreachable, so other requests to it will fail too.
  var isOffline: Bool { [.noConnection, .untrusted, .noCertificates].contains(self) }
}

/// The hash of a picture, the same while the program runs, because forty large pictures would take gigabytes.
typealias PictureFingerprint = Int
