public struct Grid: Hashable, Sendable, TextCodable {
  public let columns: Int
  public let rows: Int

  /// Creates a grid of 2 to 10 columns and 2 to 8 rows with an even number of cards; nil otherwise.
  public init?(columns: Int, rows: Int) {
    guard (2...10).contains(columns), (2...8).contains(rows), columns * rows % 2 == 0
    else { return nil }
    self.init(unchecked: columns, rows)
  }

  /// Parses a grid written as columns, `x`, rows, such as "4x4"; nil if it is not of that form, or there is none.
  public init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) }), parts.count == 2,
      let columns = Int(parts[0]), let rows = Int(parts[1])
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  private init(unchecked columns: Int, _ rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// The grid of the original game.
  public static let standard = Grid(unchecked: 4, 4)

  /// The first grid for players who cannot read yet.
  static let beginners = Grid(unchecked: 3, 2)

  /// The grid of a first game by ear: two tunes to tell apart.
  static let firstByEar = Grid(unchecked: 2, 2)

  /// The grids offered in the settings, from small to large.
  public static let choices = [
    (2, 2), (4, 2), (4, 3), (4, 4), (5, 4), (6, 4), (6, 5), (6, 6), (8, 6), (8, 8), (10, 8),
  ].map { Grid(unchecked: $0.0, $0.1) }

  /// The largest choice that needs at most `coverCount` covers; nil if even the smallest needs more.
  public static func largest(for coverCount: Int) -> Grid? {
    choices.last { $0.pairCount <= coverCount }
  }

  public var next: Grid? { Self.choices.first { $0.cardCount > cardCount } }

  static let maximumPairCount = 40

  public var cardCount: Int { columns * rows }
  public var pairCount: Int { cardCount / 2 }
  public var description: String { "\(columns)x\(rows)" }

  /// The cards left and right of a card, above and below it; at least two.
  func neighbours(of card: Int) -> [Int] {
    let (row, column) = card.quotientAndRemainder(dividingBy: columns)
    return [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
      .filter { (0..<rows).contains($0) && (0..<columns).contains($1) }
      .map { $0 * columns + $1 }
  }

  /// The distance from one card to another, rows plus columns.
  func distance(from one: Int, to other: Int) -> Int {
    abs(one / columns - other / columns) + abs(one % columns - other % columns)
  }
}
