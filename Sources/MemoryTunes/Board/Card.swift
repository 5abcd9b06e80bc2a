public struct Card: Equatable, Sendable {
  /// The index of its cover in `GameState.covers`, shared by the two cards of a pair.
  public let pair: Int
  /// Shows its cover's title and artist instead of the picture.
  public private(set) var showsTitle = false
  /// The side that is up, and whether its pair has been found.
  public internal(set) var face = Face.hidden
  /// The turn in which its pair was found, as in ``Board/turn``; nil until then.
  public private(set) var foundInTurn: Int?

  public enum Face: String, Codable, Sendable {
    case hidden
    case open
    case matched
  }

  public var isMatched: Bool { face == .matched }

  mutating func match(in turn: Int) { (face, foundInTurn) = (.matched, turn) }

  var hidden: Card { Card(pair: pair, showsTitle: showsTitle) }
}
