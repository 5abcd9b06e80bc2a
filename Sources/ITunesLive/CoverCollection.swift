import Artwork
import ArtworkLive

/// Covers whose pictures are brought in, until there are as many as are needed or it is time to stop.
struct CoverCollection {
  /// How many pictures are asked for at most.
  private static let mostTries = 100
  /// How many in a row must be out of reach from the start before no more is asked for.
  private static let mostOffline = 6

  private let candidates: [Cover]
  private let total: Int
  private let progress: (CoverProgress) -> Void
  private var spare: ArraySlice<Cover>
  private var ready: [Cover: PictureFingerprint] = [:]
  private var pictures: Set<PictureFingerprint> = []
  private var underWay: [String: Cover] = [:]
  private var tryCount = 0
  /// How many were out of reach before anything came; nil once something has.
  private var offlineCount: Int? = 0
  private var firstFailure: FetchFailure?
  /// Why nothing can be kept any more.
  private var cacheFailure: FetchFailure?

  /// A collection of so many of the candidates, the first ones if they all come.
  init(_ candidates: [Cover], count: Int, progress: @escaping (CoverProgress) -> Void) {
    self.candidates = candidates
    self.progress = progress
    total = min(count, candidates.count)
    spare = candidates[...]
    progress(.fetching(done: 0, total: total))
  }

  /// The addresses of the pictures that are there.
  var addresses: [String] { ready.keys.map(\.artwork) }

  /// The address of the next picture that must be fetched; those that `kept` knows are taken on the
  /// way.
  mutating func next(
    isTimeUp: Bool, kept: (String) -> PictureFingerprint?
  ) -> String? {
    if isTimeUp { firstFailure = firstFailure ?? .timeout }
    let mayAsk = !isTimeUp && cacheFailure == nil && offlineCount ?? 0 < Self.mostOffline
    while pictures.count + underWay.count < total, let cover = spare.popFirst() {
      if let picture = kept(cover.artwork) {
        take(cover, picture)
      } else if mayAsk, tryCount < Self.mostTries {
        tryCount += 1
        underWay[cover.artwork] = cover
        return cover.artwork
      }
    }
    return nil
  }

  /// A picture is there, or will not come.
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

  /// The covers in the candidates' order, for the order of arrival is chance; of those with equal
  /// pictures the first.
  ///
  /// Fewer than are needed are better than none if they make a board.
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
