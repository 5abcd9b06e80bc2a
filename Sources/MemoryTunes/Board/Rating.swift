/// The rating of a solved board, based on slips, so luck plays no part.
public enum Rating: Int, CaseIterable, Comparable, Codable, Sendable {
  case beginner = 1
  case fair
  case good
  case excellent
  case perfect

  public init(slips: Int, pairs: Int) {
    self = Self.allCases.last { slips <= $0.mostSlips(pairs: pairs) } ?? .beginner
  }

  /// The most slips in a solved board with this rating: none for five stars, an eighth of the number of
  /// pairs for four, three eighths for three, three quarters for two; on small boards 1, 2 and 3.
  ///
  /// A player who remembers half the cards seen earns two stars on 4×4, two thirds three stars, and four fifths
  /// four: the medians of `RatingTests`.
  public func mostSlips(pairs: Int) -> Int {
    func share(_ share: Double) -> Int {
      max(Self.perfect.rawValue - rawValue, Int(share * Double(pairs)))
    }
    return switch self {
    case .perfect: 0
    case .excellent: share(1 / 8)
    case .good: share(3 / 8)
    case .fair: share(3 / 4)
    case .beginner: .max
    }
  }

  public var next: Self? { Self(rawValue: rawValue + 1) }

  public static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }
}

/// The average number of moves with a perfect memory: (3 − 2 ln 2) n + 7/8 − 2 ln 2 for n pairs.
///
/// Velleman, Warrington: *What to expect in a game of memory* (American Mathematical Monthly, 2013).
public func perfectMemoryMoves(pairs: Int) -> Double {
  let ln2 = 0.693_147_180_559_945_3
  return (3 - 2 * ln2) * Double(pairs) + 7.0 / 8 - 2 * ln2
}
