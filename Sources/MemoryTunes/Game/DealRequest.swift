/// The parameters of a deal; with bundled covers, the same values give the same board on every machine.
public struct DealRequest: Hashable, Codable, Sendable {
  /// Counts the deals of a run, to recognize late replies to earlier ones; 0 for a game of an earlier run.
  public var id = 0
  public var category: Category
  public var grid: Grid
  public var source: CoverSource
  public var seed: UInt64
  /// The version of the ``Deck`` that bundled covers are dealt from.
  public var deck: Int
  public var kind: GameKind

  public init(
    category: Category = .bundled[0], grid: Grid = .standard, source: CoverSource = .bundled,
    seed: UInt64 = 0, kind: GameKind = .pairs, deck: Int = Deck.current
  ) {
    (self.category, self.grid, self.source) = (category, grid, source)
    (self.seed, self.kind, self.deck) = (seed, kind, deck)
  }

  /// The request for the same board, equal for all kinds of game.
  var layout: DealRequest {
    var layout = self
    (layout.id, layout.kind) = (0, .pairs)
    return layout
  }

  /// Decodes requests written before there were decks and kinds as well.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    category = try values.decode(Category.self, forKey: .category)
    grid = try values.decode(Grid.self, forKey: .grid)
    source = try values.decode(CoverSource.self, forKey: .source)
    seed = try values.decode(UInt64.self, forKey: .seed)
    deck = try values.decode(.deck, default: 1)
    kind = try values.decode(.kind, default: .pairs)
  }
}
