/// "Turn this card over".
public struct FlipCardAction: Equatable, Codable, Sendable {
  /// The card's place, counted from 0 row by row.
  public var index: Int

  public init(index: Int) {
    self.index = index
  }
}

/// "The cards that are turning are one step further".
public struct TurnCardsAction: Equatable, Codable, Sendable {
  public init() {}
}

/// "So many seconds have passed".
public struct TickAction: Equatable, Codable, Sendable {
  public var seconds: Int

  public init(seconds: Int = 1) {
    self.seconds = seconds
  }
}
