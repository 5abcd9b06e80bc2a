extension PlayedGame {
  /// The largest number of moves, slips or seconds.
  public static let maximumNumber = 4_000_000_000

  /// From the year 1 to the year 9999, which share a notation.
  private static let times = -62_135_596_800...253_402_300_799
  /// The days of these times; 0 is 1970-01-01.
  static let days = -719_162...2_932_896

  /// The most flips stored; a game with more is stored without them.
  public static let maximumFlipCount = 10_000

  /// Is possible: a database row or a saved game may contain anything.
  public var isValid: Bool {
    Self.times.contains(endedAt) && category.isPlain
      && request.source.description.utf8.count <= 4096 && request.source.description.isClean
      && (1...1_000_000).contains(request.deck) && (1...Player.maximumCount).contains(players.count)
      && players.allSatisfy(\.isValid) && (day.map { CalendarDate(dayNumber: $0) != nil } ?? true)
      && isPossible
      && (pairs.isEmpty || pairs.count == grid.cardCount && Board(pairs: pairs) != nil)
      && flips.count <= Self.maximumFlipCount
      && flips.allSatisfy { (0..<grid.cardCount).contains($0.card) }
  }

  private var isPossible: Bool {
    // The sum of pairs could overflow if they are not possible.
    guard headStart?.isPossible(ofPlayers: players.count) != false else { return false }
    let given = headStart?.pairCounts.reduce(0, +) ?? 0
    return [moveCount, slipCount, seconds].allSatisfy((0...Self.maximumNumber).contains)
      && (0...moveCount).contains(pairCount)
      && (players.count > 1 ? scores.reduce(0, +) == pairCount + given : scores.isEmpty)
      && (kind != .sprint || pairs.isEmpty && flips.isEmpty && day == nil)
      && (kind != .ear || request.source == .bundled)
      && (kind == .sprint || pairCount <= grid.pairCount)
  }
}

extension Category {
  /// Has short texts that can be shown unchanged.
  fileprivate var isPlain: Bool {
    (1...100).contains(id.utf8.count) && id.isClean
      && (name.map { (1...1000).contains($0.utf8.count) && $0.isClean } ?? true)
  }
}
