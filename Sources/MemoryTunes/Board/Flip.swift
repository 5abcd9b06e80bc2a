public struct Flip: Hashable, Codable, Sendable {
  /// The card's index, counted from 0 row by row.
  public var card: Int
  /// The whole seconds of the game's clock, which starts at the first flip.
  public var seconds: Int

  public init(card: Int, seconds: Int) { (self.card, self.seconds) = (card, seconds) }
}
