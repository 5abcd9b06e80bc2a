/// One card on the board.
public struct Card: Equatable, Codable, Sendable {
  /// Which cover it bears: an index into `GameState.covers`.
  ///
  /// Two cards of a board share it.
  public let pair: Int
  /// Which side is up.
  public internal(set) var face = Face.hidden

  public enum Face: String, Codable, Sendable {
    case hidden
    case open
    case matched
  }

  public var isMatched: Bool { face == .matched }
}
