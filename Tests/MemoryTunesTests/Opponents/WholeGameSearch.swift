/// The value of the pairs game for two who forget nothing, from all that a player may do: also leave
/// a known pair, or begin with a known card.
///
/// Another way to what `PerfectPlay` computes from the few moves that can be best.
struct WholeGameSearch {
  private var leads: [Position: Double] = [:]

  private struct Position: Hashable {
    /// The pairs of which no card, one card, and both cards have been seen.
    var unseen: Int
    var single: Int
    var known: Int
  }

  /// The expected lead of the player to move, where no pair is known.
  mutating func lead(pairs: Int, known: Int) -> Double {
    lead(Position(unseen: pairs - known, single: known, known: 0))
  }

  private mutating func lead(_ unseen: Int, _ single: Int, _ known: Int) -> Double {
    lead(Position(unseen: unseen, single: single, known: known))
  }

  private mutating func lead(_ position: Position) -> Double {
    if let lead = leads[position] { return lead }
    let (u, s, d) = (position.unseen, position.single, position.known)
    var options: [Double] = u + s + d == 0 ? [0] : []
    // Two known cards of different pairs: if that is best for both, nobody wins the rest.
    if s + d > 1 { options.append(0) }
    if d > 0 { options.append(1 + lead(u, s, d - 1)) }
    if u + s > 0 {
      options.append(leadWithNewCard(position))
      if s > 0 { options.append(leadWithSingleThenNew(position)) }
      if d > 0 { options.append(-leadOfOpponent(afterNewCardOn: position)) }
    }
    let best = options.max() ?? 0
    leads[position] = best
    return best
  }

  /// A known card of a known pair, then a new one: what the opponent's lead is.
  private mutating func leadOfOpponent(afterNewCardOn position: Position) -> Double {
    let (u, s, d) = (position.unseen, position.single, position.known)
    let cards = Double(2 * u + s)
    let matching = s > 0 ? Double(s) / cards * lead(u, s - 1, d + 1) : 0
    let other = u > 0 ? Double(2 * u) / cards * lead(u - 1, s + 1, d) : 0
    return matching + other
  }

  private mutating func leadWithSingleThenNew(_ position: Position) -> Double {
    let (u, s, d) = (position.unseen, position.single, position.known)
    let cards = Double(2 * u + s)
    let partner = (1 + lead(u, s - 1, d)) / cards
    let matching = s > 1 ? Double(s - 1) / cards * lead(u, s - 1, d + 1) : 0
    let other = u > 0 ? Double(2 * u) / cards * lead(u - 1, s + 1, d) : 0
    return partner - matching - other
  }

  /// A new card, and then whatever is best.
  private mutating func leadWithNewCard(_ position: Position) -> Double {
    let (u, s) = (position.unseen, position.single)
    let cards = Double(2 * u + s)
    let matching = s > 0 ? Double(s) / cards * leadAfterMatchingCard(position) : 0
    let other = u > 0 ? Double(2 * u) / cards * leadAfterOtherCard(position) : 0
    return matching + other
  }

  /// The first card's partner is known.
  private mutating func leadAfterMatchingCard(_ position: Position) -> Double {
    let (u, s, d) = (position.unseen, position.single, position.known)
    var options = [1 + lead(u, s - 1, d)]
    if s > 1 || d > 0 { options.append(-lead(u, s - 1, d + 1)) }
    if 2 * u + s > 1 {
      options.append(
        -leadOfOpponent(afterNewCardOn: Position(unseen: u, single: s - 1, known: d + 1)))
    }
    return options.max() ?? 0
  }

  /// The first card's partner is not known.
  private mutating func leadAfterOtherCard(_ position: Position) -> Double {
    let (u, s, d) = (position.unseen - 1, position.single, position.known)
    let left = Double(2 * u + s + 1)
    let partner = (1 + lead(u, s, d)) / left
    let matching = s > 0 ? Double(s) / left * lead(u, s, d + 1) : 0
    let other = u > 0 ? Double(2 * u) / left * lead(u - 1, s + 2, d) : 0
    var options = [partner - matching - other]
    if s > 0 || d > 0 { options.append(-lead(u, s + 1, d)) }
    return options.max() ?? 0
  }
}
