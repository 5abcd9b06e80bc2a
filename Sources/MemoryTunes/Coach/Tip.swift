/// A pattern in a person's misses that the figures support.
public enum Tip: Equatable, Codable, Sendable {
  /// Of the last `total` misses, `count` turned a card beside the right one.
  case neighbours(count: Int, total: Int)
  /// Of the last `total` misses, `count` turned a card where the cover was on the previous board.
  case boardBefore(count: Int, total: Int)
  /// The percentages found of the cards seen at most `flips` flips before, and of the others.
  case lag(flips: Int, recent: Int, older: Int)
  /// The percentages found of the cards at most `steps` rows and columns away, and of the others.
  case distance(steps: Int, near: Int, far: Int)

  /// From single-player games with their flips, oldest first; nil unless something stands out.
  ///
  /// An error must be more frequent than chance explains once in 200 times. A factor of recall must predict the
  /// last third of the games better than a constant rate fitted to the others. O(moves · cards).
  init?(games: [PlayedGame]) {
    var before: PlayedGame?
    let needs = games.map { game in
      defer { before = game }
      return Need.all(in: game, after: before)
    }
    let misses = needs.flatMap(\.self).filter { !$0.isFound }.suffix(Self.missCount)
    if let count = Self.surprising(misses.map(\.neighbour)) {
      self = .neighbours(count: count, total: misses.count)
    } else if case let known = misses.map(\.placeBefore).filter({ $0.likelihood > 0 }),
      let count = Self.surprising(known)
    {
      self = .boardBefore(count: count, total: known.count)
    } else {
      func tip(_ tip: (Int, Int) -> Tip, by isInside: (Need) -> Bool) -> (Double, Tip)? {
        Split(needs, by: isInside).map { ($0.gain, tip($0.inside, $0.outside)) }
      }
      let tips =
        [4, 8].compactMap { flips in
          tip({ .lag(flips: flips, recent: $0, older: $1) }, by: { $0.flipsSinceSeen <= flips })
        }
        + [1, 2].compactMap { steps in
          tip({ .distance(steps: steps, near: $0, far: $1) }, by: { $0.distance <= steps })
        }
      guard let best = tips.max(by: { $0.0 < $1.0 }) else { return nil }
      self = best.1
    }
  }

  private static let missCount = 100

  /// The number of times something happened, if too often for chance; nil if not, or below a dozen chances.
  private static func surprising(_ chances: [Need.Chance]) -> Int? {
    let count = chances.count(where: \.hasHappened)
    let mean = chances.reduce(0) { $0 + $1.likelihood }
    let variance = chances.reduce(0) { $0 + $1.likelihood * (1 - $1.likelihood) }
    // The 99.5 % quantile of the normal distribution, and half a step because counts are whole.
    guard chances.count >= 12, Double(count) - 0.5 > mean + 2.576 * variance.squareRoot()
    else { return nil }
    return count
  }
}

/// The needs of games in two groups, with the percentage found in each.
struct Split {
  let inside: Int
  let outside: Int
  /// The advantage of two rates over one in predicting each need of the last games: the difference of their mean
  /// logarithmic losses, in nats.
  let gain: Double

  /// Nil if a group has fewer than fifteen needs, or if the gain or difference is negligible.
  init?(_ games: [[Need]], by isInside: (Need) -> Bool) {
    let all = games.flatMap(\.self)
    let (near, far) = (Rate(all.filter(isInside)), Rate(all.filter { !isInside($0) }))
    guard near.count >= 15, far.count >= 15 else { return nil }
    (inside, outside) = (near.percent, far.percent)
    gain = Self.gain(games, by: isInside)
    guard gain > 0.01, inside >= outside + 15 else { return nil }
  }

  /// The gain for the last third of the games, with rates from the others.
  static func gain(_ games: [[Need]], by isInside: (Need) -> Bool) -> Double {
    let fitted = games.prefix(games.count * 2 / 3).flatMap(\.self)
    let (near, far) = (Rate(fitted.filter(isInside)), Rate(fitted.filter { !isInside($0) }))
    let whole = Rate(fitted)
    let heldOut = games.dropFirst(games.count * 2 / 3).flatMap(\.self)
    guard !heldOut.isEmpty else { return 0 }
    let sum = heldOut.reduce(0.0) { sum, need in
      let rate = isInside(need) ? near : far
      return sum + whole.loss(need.isFound) - rate.loss(need.isFound)
    }
    return sum / Double(heldOut.count)
  }

  /// The rate at which cards were found; Laplace's rule keeps the chance from 0 and 1.
  private struct Rate {
    let count: Int
    private let found: Int

    init(_ needs: [Need]) { (count, found) = (needs.count, needs.count(where: \.isFound)) }

    var percent: Int { count == 0 ? 0 : (100 * found + count / 2) / count }

    func loss(_ isFound: Bool) -> Double {
      let chance = Double(found + 1) / Double(count + 2)
      return -log(isFound ? chance : 1 - chance)
    }
  }
}
