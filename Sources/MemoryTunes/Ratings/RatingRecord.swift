/// The player's rating, from all games that count of one person against one computer player.
public struct RatingRecord: Equatable, Codable, Sendable {
  /// In whole points, as are the others.
  public let rating: Int
  public let deviation: Int
  /// The points gained in the last game.
  public let change: Int
  /// Is still uncertain: lichess marks ratings with a deviation above 110.
  public var isProvisional: Bool { deviation > 110 }

  /// Rates the duels with rated opponents, oldest first; nil without one.
  ///
  /// Each is its own period: only the order of games is certain, not their times. O(duels).
  init?(duels: [Duel]) {
    var (rating, before) = (GlickoRating(), GlickoRating?.none)
    for duel in duels {
      guard let strength = duel.opponent.traits.rating else { continue }
      before = rating
      rating = rating.after(playing: Double(strength), points: duel.points)
    }
    guard let before else { return nil }
    self.rating = Int(rating.rating.rounded())
    deviation = Int(rating.deviation.rounded())
    change = self.rating - Int(before.rating.rounded())
  }
}
