import Artwork

/// "Fetch covers for a board": the seed decides which are dealt, and where they lie.
public struct FetchTunesAction: Equatable, Codable, Sendable {
  public var category: Category
  public var grid: Grid
  public var source: CoverSource
  public var seed: UInt64

  public init(category: Category, grid: Grid, source: CoverSource, seed: UInt64) {
    self.category = category
    self.grid = grid
    self.source = source
    self.seed = seed
  }
}

extension FetchTunesAction {
  /// "A new board", as the settings say, or with other covers or another grid.
  public init(for state: AppState, source: CoverSource? = nil, grid: Grid? = nil) {
    self.init(
      category: state.categories.chosen, grid: grid ?? state.settings.current.grid,
      source: source ?? state.settings.current.source, seed: state.seeds.next)
  }
}

/// "The covers are so far".
public struct FetchProgressAction: Equatable, Codable, Sendable {
  /// The id of the request that it answers.
  public var request: Int
  public var progress: CoverProgress

  public init(request: Int, progress: CoverProgress) {
    self.request = request
    self.progress = progress
  }
}

/// "Here are the covers: deal".
public struct SetCardsAction: Equatable, Codable, Sendable {
  /// The id of the request that it answers.
  public var request: Int
  public var batch: CoverBatch

  public init(request: Int, batch: CoverBatch) {
    self.request = request
    self.batch = batch
  }
}

/// "There are no covers".
public struct FetchFailedAction: Equatable, Codable, Sendable {
  /// The id of the request that it answers.
  public var request: Int
  public var failure: CoverFailure

  public init(request: Int, failure: CoverFailure) {
    self.request = request
    self.failure = failure
  }
}
