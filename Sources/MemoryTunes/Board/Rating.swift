/// How well a board was solved: by the slips, so that luck plays no part.
public enum Rating: Int, CaseIterable, Comparable, Codable, Sendable {
  case beginner = 1
  case fair
  case good
  case excellent
  case perfect

  /// Rates a solved board: five stars without a slip, four with slips in at most 10 % of the number of
  /// pairs, three in 25 %, two in 50 %.
  public init(slips: Int, pairs: Int) {
    self =
      switch slips {
      case ...0: .perfect
      case ...(pairs / 10): .excellent
      case ...(pairs / 4): .good
      case ...(pairs / 2): .fair
      default: .beginner
      }
  }

  public static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }
}

/// The average number of moves that a player who forgets nothing needs: (3 − 2 ln 2) n + 7/8 − 2 ln
/// 2 for n pairs.
///
/// Velleman, Warrington: *What to expect in a game of memory* (American Mathematical Monthly,
/// 2013).
public func perfectMemoryMoves(pairs: Int) -> Double {
  let ln2 = 0.693_147_180_559_945_3
  return (3 - 2 * ln2) * Double(pairs) + 7.0 / 8 - 2 * ln2
}
