/// A computer player's memory of the cards it has seen.
///
/// Each sighting renews it and draws a threshold. Once it has faded below that, the card is confused with a neighbour
/// for a while, or with its cover's place on the previous board, and then forgotten.
public struct FadingMemory: Equatable, Sendable {
  public let opponent: Opponent
  public private(set) var flipCount = 0
  private let grid: Grid
  private let earlierPlaces: [[Int]]
  private var traces: [Trace?]
  private var generator: SeededGenerator

  /// The remains of a card's last sighting.
  private struct Trace: Equatable {
    /// The number of the flip, counted from 1.
    let seenAt: Int
    /// The first flip after which the place is uncertain.
    let blurredAt: Int
    /// The first flip after which nothing is left.
    let forgottenAt: Int
    /// The card it will be confused with.
    let other: Int
  }

  /// Remembers nothing yet; the seed decides the fate of each sighting.
  ///
  /// `earlierPlaces` has for each card its cover's places on the previous board; empty for none.
  public init(grid: Grid, opponent: Opponent, seed: UInt64, earlierPlaces: [[Int]] = []) {
    (self.grid, self.opponent, self.earlierPlaces) = (grid, opponent, earlierPlaces)
    traces = Array(repeating: nil, count: grid.cardCount)
    generator = SeededGenerator(seed: seed)
  }

  /// Watches the next flip, of any player; does nothing if there is no such card.
  public mutating func see(_ card: Int) {
    guard traces.indices.contains(card) else { return }
    flipCount += 1
    let threshold = 1 - generator.fraction()
    let other = cardToConfuse(with: card)
    // Only a twin fails to store a card, and it forgets no stored one.
    if threshold > opponent.traits.keep, recollection(of: card) == .remembered { return }
    traces[card] = Trace(
      seenAt: flipCount, blurredAt: flipWeaker(than: threshold),
      forgottenAt: flipWeaker(than: threshold * (1 - opponent.traits.confusion)), other: other)
  }

  private mutating func cardToConfuse(with card: Int) -> Int {
    let neighbours = grid.neighbours(of: card)
    let neighbour = neighbours[generator.number(below: neighbours.count)]
    guard earlierPlaces.indices.contains(card), !earlierPlaces[card].isEmpty,
      generator.fraction() < opponent.traits.interference
    else { return neighbour }
    return earlierPlaces[card][generator.number(below: earlierPlaces[card].count)]
  }

  /// The first flip after which a sighting now will be weaker than this; the largest number if never.
  private func flipWeaker(than threshold: Double) -> Int {
    guard threshold <= opponent.traits.keep else { return flipCount }
    let kept = 1 - opponent.traits.decay
    guard kept < 1 else { return .max }
    var (flip, strength) = (flipCount, 1.0)
    while strength >= threshold, strength > 0 {
      strength *= kept
      flip += 1
    }
    return flip
  }

  /// Its current memory of a card; O(1).
  public func recollection(of card: Int) -> Recollection {
    guard traces.indices.contains(card), let trace = traces[card] else { return .unseen }
    guard trace.blurredAt <= flipCount else { return .remembered }
    return trace.forgottenAt <= flipCount ? .forgotten : .confused(with: trace.other)
  }

  /// The number of a card's last flip, counted from 1; 0 if never flipped.
  func lastSeen(_ card: Int) -> Int { traces[card]?.seenAt ?? 0 }

  /// A seed for its decisions before the next flip.
  var seedOfChoice: UInt64 {
    var generator = generator
    return generator.next()
  }
}

public enum Recollection: Hashable, Sendable {
  case unseen
  case remembered
  /// It believes that the card is in this one's place.
  case confused(with: Int)
  case forgotten
}

extension SeededGenerator {
  /// A number from 0 up to but not including 1, one of 2⁵³ equally likely.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
