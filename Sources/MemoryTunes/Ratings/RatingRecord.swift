/// The player's rating, from all games of one person against one computer player that count.
public struct RatingRecord: Equatable, Codable, Sendable {
  /// In whole points, as are the others.
  public let rating: Int
  /// The standard deviation of the rating.
  public let deviation: Int
  /// How many points the last game brought.
  public let change: Int

  /// Rates the duels, oldest first; nil without one.
  ///
  /// Each is a period of its own: only the order of games is certain, their times are not. O(duels).
  init?(duels: [Duel]) {
    guard !duels.isEmpty else { return nil }
    var (rating, before) = (GlickoRating(), GlickoRating())
    for duel in duels {
      before = rating
      rating = rating.after(.init(against: Double(duel.opponent.rating), points: duel.points))
    }
    self.rating = rating.rounded
    deviation = Int(rating.deviation.rounded())
    change = self.rating - before.rounded
  }
}

extension GlickoRating {
  fileprivate var rounded: Int { Int(rating.rounded()) }
}
