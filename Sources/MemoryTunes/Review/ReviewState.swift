public struct ReviewState: Equatable, Codable, Sendable {
  public internal(set) var content = Content.loading
  /// The number of flips shown on the board; initially none.
  public internal(set) var flipCount = 0
  /// The requested game; nil before.
  var id: UInt64?
  var beginsWithSlip = false

  public indirect enum Content: Equatable, Codable, Sendable {
    case loading
    case game(PlayedGame)
    /// The records do not have the game, or no longer do.
    case missing
    case failed(Notice)
  }

  public var game: PlayedGame? {
    if case .game(let game) = content { game } else { nil }
  }
}

extension AppState {
  /// The game under review; nil on other screens.
  public var reviewedGame: PlayedGame? { routing.base == .review ? review.game : nil }
}
