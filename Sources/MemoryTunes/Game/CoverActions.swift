public struct FetchProgressAction: Equatable, Codable, Sendable {
  /// The id of the request that this replies to.
  public var request: Int
  public var progress: CoverProgress

  public init(request: Int, progress: CoverProgress) {
    self.request = request
    self.progress = progress
  }
}

public struct SetCardsAction: Equatable, Codable, Sendable {
  public var request: Int
  public var batch: CoverBatch
  /// The records have a game on this board.
  public var hasBeenSeen: Bool

  public init(request: Int, batch: CoverBatch, hasBeenSeen: Bool = false) {
    self.request = request
    self.batch = batch
    self.hasBeenSeen = hasBeenSeen
  }
}

public struct FetchFailedAction: Equatable, Codable, Sendable {
  public var request: Int
  public var failure: CoverFailure

  public init(request: Int, failure: CoverFailure) {
    self.request = request
    self.failure = failure
  }
}
