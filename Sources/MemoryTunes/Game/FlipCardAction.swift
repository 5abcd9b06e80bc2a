public struct FlipCardAction: Equatable, Codable, Sendable {
  public var index: Int

  public init(index: Int) {
    self.index = index
  }
}
