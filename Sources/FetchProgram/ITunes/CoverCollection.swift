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
  private var underWay: [String: Cover] = [:]
  /// The outcome of each picture asked for; nil for one that arrived.
  private var outcomes: [FetchFailure?] = []

  /// Creates a collection of `count` of the candidates: the first ones, if all can be fetched.
  init(_ candidates: [Cover], count: Int, progress: @escaping (CoverProgress) -> Void) {
    self.candidates = candidates
    self.progress = progress
    total = min(count, candidates.count)
    spare = candidates[...]
    progress(.fetching(done: 0, total: total))
  }

  var addresses: [String] { ready.keys.map(\.artwork) }

  private var pictures: Set<PictureFingerprint> { Set(ready.values) }

  /// The URL of the next picture to fetch; pictures known to `cached` are collected along the way.
  mutating func next(isTimeUp: Bool, cached: (String) -> PictureFingerprint?) -> String? {
    if isTimeUp { outcomes.append(.timeout) }
    let isOffline =
      outcomes.count >= Self.maximumOffline && outcomes.allSatisfy { $0?.isOffline == true }
    let mayAsk = !isTimeUp && cacheFailure == nil && !isOffline
    while pictures.count + underWay.count < total, let cover = spare.popFirst() {
      if let picture = cached(cover.artwork) {
        take(cover, picture)
      } else if mayAsk, outcomes.count + underWay.count < Self.maximumTries {
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
      outcomes.append(nil)
      take(cover, picture)
    case .failure(let failure): outcomes.append(failure)
    }
  }

  /// The reason nothing more can be cached.
  private var cacheFailure: FetchFailure? {
    failures.first { if case .cannotKeep = $0 { true } else { false } }
  }

  private var failures: [FetchFailure] { outcomes.compactMap(\.self) }

  /// The covers, in the candidates' order because the order of arrival is random; the first of any with equal pictures.
  ///
  /// Too few are better than none, if they fill a board.
  func result() throws(FetchFailure) -> [Cover] {
    var seen: Set<PictureFingerprint> = []
    let covers = candidates.filter { ready[$0].map { seen.insert($0).inserted } ?? false }
    if covers.count < total, let failure = cacheFailure { throw failure }
    if covers.count < min(2, total), let failure = failures.first { throw failure }
    return covers
  }

  private mutating func take(_ cover: Cover, _ picture: PictureFingerprint) {
    let isNew = !pictures.contains(picture)
    ready[cover] = picture
    guard isNew else { return }
    progress(.fetching(done: pictures.count, total: total))
  }
}

extension FetchFailure {
  /// The server was unreachable, so other requests to it will fail too.
  var isOffline: Bool { [.noConnection, .untrusted, .noCertificates].contains(self) }
}

/// The hash of a picture, the same while the program runs, because forty large pictures would take gigabytes.
typealias PictureFingerprint = Int
