/// One card on the board.
public struct Card: Equatable, Codable, Sendable {
  /// The index of its cover in `GameState.covers`, shared by the two cards of a pair.
  public let pair: Int
  /// Whether it shows its cover's title and artist instead of the picture.
  public let showsTitle: Bool
  /// Which side is up, and whether its pair has been found.
  public internal(set) var face = Face.hidden
  /// The index in `GameState.players` of the one who found its pair; nil before.
  public internal(set) var finder: Int?

  public enum Face: String, Codable, Sendable {
    case hidden
    case open
    case matched
  }

  init(pair: Int, showsTitle: Bool = false, face: Face = .hidden) {
    self.pair = pair
    self.showsTitle = showsTitle
    self.face = face
  }

  public var isMatched: Bool { face == .matched }
}

extension Card {
  /// Decodes defaults for missing keys, so that games saved by other versions can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    pair = try values.decode(Int.self, forKey: .pair)
    showsTitle = try values.decode(.showsTitle, default: false)
    face = try values.decode(.face, default: face)
    finder = try values.decode(.finder, default: face == .matched ? 0 : nil)
  }
}
