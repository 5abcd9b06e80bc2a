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
    var shown = ShownMemories()
    self.init(games: games, shown: &shown)
  }

  /// The same, with what some games have shown for other estimates.
  init?(games: [PlayedGame], shown: inout ShownMemories) {
    let boards = games.filter(\.showsMemory).compactMap(\.board)
    let fingerprints = boards.map(\.fingerprint)
    /// Of each whole percent from 0 to 100, relative to the largest.
    var likelihoods: [Double] = []
    var (percent, sightingCount) = (50, 0)
    // The likelihood of luck depends on the estimate itself; two rounds settle it.
    for _ in 0..<3 {
      let memories = zip(boards, fingerprints).map { board, fingerprint in
        let key = [UInt64(percent), fingerprint]
        let memory = shown[key] ?? ShownMemory(on: board, assumingKeep: Double(percent) / 100)
        shown[key] = memory
        return memory
      }
      let sums = (0...100).map { percent in memories.reduce(0) { $0 + $1.logarithms[percent] } }
      let largest = sums.max() ?? 0
      likelihoods = sums.map { exp($0 - largest) }
      percent = likelihoods.firstIndex(of: 1) ?? percent
      sightingCount = memories.reduce(0) { $0 + $1.sightingCount }
      guard sightingCount >= Self.minimumSightingCount else { return nil }
    }
    self.percent = percent
    range = likelyRange(of: likelihoods)
    gameCount = boards.count
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

/// What each game shows, by an assumed percentage and the board's fingerprint.
typealias ShownMemories = [[UInt64]: ShownMemory]

/// What the flips on a board show of the player's memory.
struct ShownMemory {
  /// The logarithm of their likelihood, for each whole percent from 0 to 100.
  let logarithms: [Double]
  let sightingCount: Int

  init(on board: Board, assumingKeep keep: Double) {
    let evidence = Sightings(of: board, assumingKeep: keep).evidence
    sightingCount = evidence.reduce(0) { $0 + $1.sightingCount }
    logarithms = (0...100).map { percent in
      var (sum, product) = (0.0, 1.0)
      for evidence in evidence {
        product *= evidence.likelihood(ofKeeping: Double(percent) / 100)
        // Before it is too small for a number.
        if product < 1e-200 { (sum, product) = (sum + log(product), 1) }
      }
      return sum + log(product)
    }
  }
}

/// The percentages that a likelihood ratio test at 10 % does not reject, rounded outwards.
private func likelyRange(of likelihoods: [Double]) -> ClosedRange<Int> {
  // exp(−χ²/2) for the 90 % quantile of χ² with one degree of freedom (Wilks, 1938).
  let threshold = 0.2585
  let first = likelihoods.firstIndex { $0 >= threshold } ?? 0
  let last = likelihoods.lastIndex { $0 >= threshold } ?? 100
  return max(0, first - 1)...min(100, last + 1)
}
