public struct FetchProgressAction: Equatable, Codable, Sendable {
  /// The id of the request that this replies to.
  public var request: Int
  public var progress: CoverProgress

  public init(request: Int, progress: CoverProgress) {
    (self.request, self.progress) = (request, progress)
  }
}

public struct SetCardsAction: Equatable, Codable, Sendable {
  public var request: Int
  public var batch: CoverBatch
  /// The records have a game on this board.
  public var hasBeenSeen: Bool

  public init(request: Int, batch: CoverBatch, hasBeenSeen: Bool = false) {
    (self.request, self.batch, self.hasBeenSeen) = (request, batch, hasBeenSeen)
  }
}

public struct FetchFailedAction: Equatable, Codable, Sendable {
  public var request: Int
  public var failure: CoverFailure

  public init(request: Int, failure: CoverFailure) {
    (self.request, self.failure) = (request, failure)
  }
}
