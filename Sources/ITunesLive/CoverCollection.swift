import Artwork

/// Covers whose pictures are brought in, until there are as many as are needed.
struct CoverCollection {
  private let candidates: [Cover]
  private let total: Int
  private let progress: (CoverProgress) -> Void
  private var spare: ArraySlice<Cover>
  private var ready: Set<Cover> = []
  private var underWay: [String: Cover] = [:]
  private var firstFailure: FetchFailure?
  /// Why no more is asked for.
  private var offline: FetchFailure?

  /// A collection of so many of the candidates, the first ones if they all come.
  init(_ candidates: [Cover], count: Int, progress: @escaping (CoverProgress) -> Void) {
    self.candidates = candidates
    self.progress = progress
    total = min(count, candidates.count)
    spare = candidates[...]
    progress(.fetching(done: 0, total: total))
  }

  /// The address of the next picture that must be fetched; those that are there are taken on the
  /// way.
  mutating func next(isThere: (String) -> Bool) -> String? {
    while ready.count + underWay.count < total, let cover = spare.popFirst() {
      if isThere(cover.artwork) {
        take(cover)
      } else if offline == nil {
        underWay[cover.artwork] = cover
        return cover.artwork
      }
    }
    return nil
  }

  /// A picture is there, or will not come.
  mutating func receive(_ url: String, _ result: Result<Void, FetchFailure>) {
    guard let cover = underWay.removeValue(forKey: url) else { return }
    switch result {
    case .success:
      take(cover)
    case .failure(let failure):
      firstFailure = firstFailure ?? failure
      if failure.isOffline { offline = offline ?? failure }
    }
  }

  /// The covers in the candidates' order, for the order of arrival is chance.
  func result() throws(FetchFailure) -> [Cover] {
    if ready.count < total, let failure = offline ?? firstFailure { throw failure }
    return candidates.filter(ready.contains)
  }

  private mutating func take(_ cover: Cover) {
    ready.insert(cover)
    progress(.fetching(done: ready.count, total: total))
  }
}
