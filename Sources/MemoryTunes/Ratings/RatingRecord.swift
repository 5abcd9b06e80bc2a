/// The player's rating, from all games of one person against one computer player that count.
public struct RatingRecord: Equatable, Codable, Sendable {
  /// In whole points, as are the others.
  public let rating: Int
  /// The standard deviation of the rating.
  public let deviation: Int
  /// How many points the last game brought.
  public let change: Int
  /// Whether it is still more of a guess: lichess marks ratings with a deviation above 110.
  public var isProvisional: Bool { deviation > 110 }

  /// Rates the duels with those that have a rating, oldest first; nil without one.
  ///
  /// Each is a period of its own: only the order of games is certain, their times are not. O(duels).
  init?(duels: [Duel]) {
    var (rating, before) = (GlickoRating(), GlickoRating?.none)
    for duel in duels {
      guard let strength = duel.opponent.rating else { continue }
      before = rating
      rating = rating.after(.init(against: Double(strength), points: duel.points))
    }
    guard let before else { return nil }
    self.rating = rating.rounded
    deviation = Int(rating.deviation.rounded())
    change = self.rating - before.rounded
  }
}

extension GlickoRating {
  fileprivate var rounded: Int { Int(rating.rounded()) }
}
