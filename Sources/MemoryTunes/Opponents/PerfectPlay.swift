/// The best moves of two players with perfect memories, and their exact values.
///
/// A known pair is always taken, so a position is the number of pairs left and the number of known cards, each
/// with an unknown partner. Recurrences: Zwick, Paterson: *The memory game* (Theoretical Computer Science 110,
/// 1993).
public struct PerfectPlay: Sendable {
  private var positions: [[Position]] = []

  /// The two cards to turn; a new card that matches a known one is always followed by it.
  public enum Move: Equatable, Sendable {
    /// Two known cards, which changes nothing.
    case pass
    /// A new card, then a known one, so the opponent learns little.
    case newThenKnown
    case twoNew
  }

  public struct Position: Equatable, Sendable {
    /// The lead in remaining pairs that the player to move wins over the opponent, on average.
    ///
    /// It is 0 if both would pass: the remaining pairs are never found.
    public let lead: Double
    public let move: Move
    /// The best move that turns a new card.
    public let newCardMove: Move
  }

  /// Computes all positions with up to this many pairs; O(pairs²).
  public init(pairCount: Int) {
    for pairs in 1...max(1, pairCount) { positions.append(positions(withPairs: pairs)) }
  }

  public static let largestBoard = PerfectPlay(pairCount: Grid.maximumPairCount)

  /// The position with `pairs` pairs left, `known` of them with one known card; nil outside the table.
  public subscript(pairs pairs: Int, known known: Int) -> Position? {
    guard (1...positions.count).contains(pairs), (0...pairs).contains(known) else { return nil }
    return positions[pairs - 1][known]
  }

  /// The positions with this many pairs left, by the number of known cards, from those with fewer.
  private func positions(withPairs pairs: Int) -> [Position] {
    var row: [Position] = []
    // A move adds known cards or finds a pair, so the positions with more known cards come first.
    for known in (0...pairs).reversed() {
      let leads = Leads(
        pairs: pairs, known: known, fewer: positions.last?.map(\.lead) ?? [0],
        more: row.map(\.lead).reversed())
      row.append(leads.best)
    }
    return row.reversed()
  }

  /// The values of the moves that turn a new card in a position.
  private struct Leads {
    let newThenKnown: Double?
    let twoNew: Double
    let canPass: Bool

    /// `fewer` are the leads with one pair fewer, from 0 known cards up; `more` those with the same number
    /// of pairs, from one more known card up.
    init(pairs: Int, known: Int, fewer: [Double], more: [Double]) {
      canPass = known >= 2
      let hidden = Double(2 * pairs - known)
      let matching = Double(known)
      let found = known > 0 ? matching / hidden * (1 + fewer[known - 1]) : 0
      guard known < pairs else {
        (newThenKnown, twoNew) = (found, found)
        return
      }
      let missed = (hidden - matching) / hidden
      newThenKnown = known > 0 ? found - missed * more[0] : nil
      // The second new card matches the first, or a known one (the opponent then takes that pair), or none.
      let left = hidden - 1
      let other = left - 1 - matching
      let second =
        (1 + fewer[known]) / left - matching / left * (1 + fewer[known])
        - (other > 0 ? other / left * more[1] : 0)
      twoNew = found + missed * second
    }

    var best: Position {
      let newCardMove = newThenKnown.map { $0 >= twoNew } == true ? Move.newThenKnown : .twoNew
      let lead = max(newThenKnown ?? twoNew, twoNew)
      // In (4, 3) both are worth nothing, apart from rounding; a new card ends the game sooner.
      return canPass && lead < -1e-12
        ? Position(lead: 0, move: .pass, newCardMove: newCardMove)
        : Position(lead: lead, move: newCardMove, newCardMove: newCardMove)
    }
  }
}
