/// The move of a player with a perfect memory who knows no pair; the raw value is the number of new cards.
///
/// A new card that matches a known one is always followed by it.
enum PerfectPlay: Int {
  /// Two known cards, which changes nothing.
  case pass
  /// A new card, then a known one, so the opponent learns little.
  case newThenKnown
  case twoNew

  /// The best move against an opponent as good, with `pairs` pairs left and `known` cards known, each with an unknown
  /// partner.
  ///
  /// Zwick, Paterson: *The memory game* (Theoretical Computer Science 110, 1993). A search through all positions up to
  /// 40 pairs gives the same moves, among equals those that end the game sooner.
  init(pairs: Int, known: Int, mayPass: Bool) {
    if known > 0, (pairs + known).isMultiple(of: 2) || (pairs, known) == (6, 1) {
      self = .newThenKnown
    } else {
      self = mayPass && 3 * known >= 2 * (pairs + 1) ? .pass : .twoNew
    }
  }
}
