public struct FlipCardAction: Equatable, Codable, Sendable {
  /// The card's index, counted from 0 row by row.
  public var index: Int

  public init(index: Int) {
    self.index = index
  }
}
