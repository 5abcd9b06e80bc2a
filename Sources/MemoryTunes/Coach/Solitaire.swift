/// The exact number of moves that one player with a perfect memory still needs; see ``perfectMemoryMoves(pairs:)``.
///
/// The best move turns a new card, then its partner if that has been seen, or else another new card.
public struct Solitaire: Sendable {
  /// Indexed by the number of pairs left, then by the number of known cards.
  private var needs: [[Need]] = [[Need(moves: 0, square: 0)]]

  public struct Need: Equatable, Sendable {
    public let moves: Double
    /// The average of their square.
    fileprivate let square: Double

    public var variance: Double { max(0, square - moves * moves) }
  }

  /// Computes all positions with up to this many pairs; O(pairs²).
  public init(pairCount: Int) {
    for pairs in 1...max(1, pairCount) {
      var row: [Need] = []
      // A move adds known cards or finds a pair, so the positions with more known cards come first.
      for known in (0...pairs).reversed() {
        row.append(need(pairs: pairs, known: known, more: row))
      }
      needs.append(row.reversed())
    }
  }

  public static let largestBoard = Solitaire(pairCount: Grid.maximumPairCount)

  /// The need with `pairs` pairs left, `known` of them with one card known, none with both; nil outside the table.
  public subscript(pairs pairs: Int, known known: Int) -> Need? {
    guard needs.indices.contains(pairs), (0...pairs).contains(known) else { return nil }
    return needs[pairs][known]
  }

  func moves(_ pairs: Int, _ known: Int) -> Double { self[pairs: pairs, known: known]?.moves ?? 0 }

  /// The average number of moves if the next card is a new one, and the open one's partner has been seen or not; `pairs`
  /// and `known` include the open card unless it has.
  func moves(_ pairs: Int, _ known: Int, turningNewCardAfter partnerWasSeen: Bool) -> Double {
    let partners = partnerWasSeen ? 0.0 : 1
    let others = Double(known) - partners
    let rest = Double(2 * (pairs - known))
    // The partner of another known card makes a pair that takes a move later.
    let sum =
      partners * moves(pairs - 1, known - 1) + others * (1 + moves(pairs - 1, known - 1))
      + rest * moves(pairs, known + 1)
    return 1 + sum / (partners + others + rest)
  }

  /// The same from positions with fewer pairs, and from those with more known cards, the most first.
  private func need(pairs: Int, known: Int, more: [Need]) -> Need {
    let fewer = needs[pairs - 1]
    let unseen = Double(2 * pairs - known)
    let hope = Double(known) / unseen
    var ways = known > 0 ? [(hope, fewer[known - 1].after(1))] : []
    if known < pairs {
      let others = unseen - 1
      let chance = (1 - hope) / others
      // The second new card is the partner of the first, of a known one, or of none.
      ways += [(chance, fewer[known].after(1)), (Double(known) * chance, fewer[known].after(2))]
      let rest = others - 1 - Double(known)
      if rest > 0 { ways.append((rest * chance, more[pairs - known - 2].after(1))) }
    }
    return .average(of: ways)
  }
}

extension Solitaire.Need {
  fileprivate func after(_ count: Double) -> Self {
    Self(moves: moves + count, square: square + 2 * count * moves + count * count)
  }

  fileprivate static func average(of ways: [(chance: Double, need: Self)]) -> Self {
    Self(
      moves: ways.reduce(0) { $0 + $1.chance * $1.need.moves },
      square: ways.reduce(0) { $0 + $1.chance * $1.need.square })
  }
}
