#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The share of seen cards a player keeps, estimated from the flips of their games.
///
/// The model: each time a card is seen, it is stored with a fixed chance; a stored card is not forgotten. The
/// estimate is the chance that makes the flips most likely. It depends on neither the size of the boards nor luck,
/// and abandoned games count as far as they went.
public struct MemoryEstimate: Equatable, Codable, Sendable {
  /// The chance that a seen card is stored, in percent: from 0 to 100.
  public let percent: Int
  /// The 90 % confidence interval of the chance, in percent: from 0 to 100.
  public let range: ClosedRange<Int>
  public let gameCount: Int
  /// The number of sightings whose card turned out to have been kept or not.
  public let sightingCount: Int

  /// Fewer sightings give no estimate: with these, the range spans about a quarter of the scale at worst, which
  /// says more than "somewhere in the middle".
  public static let minimumSightingCount = 40

  /// Estimates from single-player games with flips and without hindsight.
  ///
  /// Nil if they show fewer than ``minimumSightingCount`` sightings. O(moves · cards).
  public init?(games: [PlayedGame]) {
    let games = games.filter(\.showsMemory).compactMap(\.board)
    var likelihoods: [Double] = []
    var (percent, sightingCount) = (50, 0)
    // The likelihood of luck depends on the estimate itself; two rounds settle it.
    for _ in 0..<3 {
      let evidence = games.flatMap { game in
        Sightings(of: game, assumingKeep: Double(percent) / 100).evidence
      }
      likelihoods = relativeLikelihoods(of: evidence)
      percent = likelihoods.firstIndex(of: 1) ?? percent
      sightingCount = evidence.reduce(0) { $0 + $1.sightingCount }
      guard sightingCount >= Self.minimumSightingCount else { return nil }
    }
    self.percent = percent
    range = likelyRange(of: likelihoods)
    gameCount = games.count
    self.sightingCount = sightingCount
  }

  /// The percentage; nil while it rests on fewer than three games and is a guess.
  public var reliablePercent: Int? { gameCount >= 3 ? percent : nil }
}

extension Opponent {
  /// The twin of the player with this memory estimate; nil while that is a guess.
  init?(_ estimate: MemoryEstimate?) {
    guard let percent = estimate?.reliablePercent else { return nil }
    self = .twin(keep: percent)
  }

  /// The twin of the player after some games, the last with their flips; nil while it would be a guess.
  init?(twinAfter games: [PlayedGame]) {
    self.init(MemoryEstimate(games: games.lastShowingMemory()))
  }
}

extension PlayedGame {
  /// Has flips that show a single player's memory.
  var showsMemory: Bool { !flips.isEmpty && hindsight == nil && players.count == 1 }
}

/// The likelihood of each whole percent from 0 to 100, relative to the largest.
private func relativeLikelihoods(of evidence: [Evidence]) -> [Double] {
  let logarithms = (0...100).map { percent in
    var (sum, product) = (0.0, 1.0)
    for evidence in evidence {
      product *= evidence.likelihood(ofKeeping: Double(percent) / 100)
      // Before it is too small for a number.
      if product < 1e-200 { (sum, product) = (sum + log(product), 1) }
    }
    return sum + log(product)
  }
  let largest = logarithms.max() ?? 0
  return logarithms.map { exp($0 - largest) }
}

/// The percentages that a likelihood ratio test at 10 % does not reject, rounded outwards.
private func likelyRange(of likelihoods: [Double]) -> ClosedRange<Int> {
  // exp(−χ²/2) for the 90 % quantile of χ² with one degree of freedom (Wilks, 1938).
  let threshold = 0.2585
  let first = likelihoods.firstIndex { $0 >= threshold } ?? 0
  let last = likelihoods.lastIndex { $0 >= threshold } ?? 100
  return max(0, first - 1)...min(100, last + 1)
}
