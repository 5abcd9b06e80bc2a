/// A board is stored as its deal and its flips; the rest follows from the rules.
extension Board: Codable {
  private enum CodingKeys: CodingKey { case pairs, titles, flips }

  /// Throws `DecodingError` for an invalid board, and for flips that the rules do not allow.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let board = Board(
      pairs: try values.decode([Int].self, forKey: .pairs),
      titles: try values.decode([Int].self, forKey: .titles),
      flips: try values.decode([Flip].self, forKey: .flips))
    guard let board else { throw decoder.corrupted(debugDescription: "an impossible board") }
    self = board
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(pairs, forKey: .pairs)
    try values.encode(cards.indices.filter { cards[$0].showsTitle }, forKey: .titles)
    try values.encode(flips, forKey: .flips)
  }
}
