/// A game of the records that is looked at flip by flip.
public struct ReviewState: Equatable, Codable, Sendable {
  public internal(set) var content = Content.loading
  /// How many of its flips the board shows; none at first.
  public internal(set) var flipCount = 0
  /// The game that was asked for; nil before.
  var id: UInt64?
  /// Whether it is shown from its first slip on.
  var beginsWithSlip = false

  public indirect enum Content: Equatable, Codable, Sendable {
    case loading
    case game(GameRecord)
    /// The records do not have the game, or no longer.
    case missing
    case failed(Notice)
  }

  public init() {}

  /// The game; nil while it is not known.
  public var game: GameRecord? {
    if case .game(let game) = content { game } else { nil }
  }
}

extension AppState {
  /// The game of the records that is looked at; nil on other screens.
  public var reviewedGame: GameRecord? { routing.base == .review ? review.game : nil }
}
