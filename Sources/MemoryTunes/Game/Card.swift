/// One card on the board.
public struct Card: Equatable, Codable, Sendable {
  /// The index of its cover in `GameState.covers`, shared by the two cards of a pair.
  public let pair: Int
  /// Which side is up, and whether its pair has been found.
  public internal(set) var face = Face.hidden

  public enum Face: String, Codable, Sendable {
    case hidden
    case open
    case matched
  }

  public var isMatched: Bool { face == .matched }
}
