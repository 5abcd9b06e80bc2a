import Testing

@testable import MemoryTunes

/// What one player who forgets nothing still needs.
@Suite struct SolitaireTests {
  private static let table = Solitaire(pairCount: 80)

  @Test(arguments: [8, 20, 40, 80])
  func `the average is that of Velleman and Warrington`(pairs: Int) throws {
    let logarithm = 0.6931471805599453
    let average = (3 - 2 * logarithm) * Double(pairs) + 7.0 / 8 - 2 * logarithm

    let need = try #require(Self.table[pairs: pairs, known: 0])

    // Their terms of higher order are below a twentieth of the number of pairs' reciprocal.
    #expect(abs(need.moves - average) < 0.05 / Double(pairs))
  }

  @Test func `no way to play needs fewer moves on any small board`() {
    var search = FullSearch()
    for pairs in 1...7 {
      for known in 0...pairs {
        let position = FullSearch.Position(known: 0, others: pairs, singles: known)
        let need = Self.table[pairs: pairs, known: known]?.moves ?? 0
        #expect(abs(search.moves(position) - need) < 1e-9, "\(pairs) pairs, \(known) known")
      }
    }
  }

  @Test func `two pairs need two moves, or three in two games of three`() {
    let need = Self.table[pairs: 2, known: 0]

    #expect(need.map { abs($0.moves - 8.0 / 3) < 1e-12 } == true)
    #expect(need.map { abs($0.variance - 2.0 / 9) < 1e-12 } == true)
  }

  @Test func `outside the table there is nothing`() {
    #expect(Self.table[pairs: 81, known: 0] == nil)
    #expect(Self.table[pairs: 3, known: 4] == nil)
    #expect(Self.table[pairs: -1, known: 0] == nil)
    #expect(Self.table[pairs: 0, known: 0]?.moves == 0)
  }
}

/// Tries every choice of both cards in every position.
private struct FullSearch {
  struct Position: Hashable {
    /// Pairs whose cards have both been seen.
    var known: Int
    /// The other pairs that are left.
    var others: Int
    /// The cards of those that have been seen.
    var singles: Int

    var unseen: Int { 2 * others - singles }
    var isSolved: Bool { known == 0 && others == 0 }
    var matched: Position { Position(known: known + 1, others: others - 1, singles: singles - 1) }
    var unmatched: Position { Position(known: known, others: others, singles: singles + 1) }
  }

  private var found: [Position: Double] = [:]

  mutating func moves(_ position: Position) -> Double {
    if position.isSolved { return 0 }
    if let moves = found[position] { return moves }
    var choices: [Double] = []
    if position.known > 0 {
      let next = Position(
        known: position.known - 1, others: position.others, singles: position.singles)
      choices.append(1 + moves(next))
    }
    if position.unseen > 0 {
      let hope = Double(position.singles) / Double(position.unseen)
      var sum = 0.0
      if position.singles > 0 {
        let partner = position.matched
        // The pair is taken at once, or a look is taken at another card.
        let taken = Position(
          known: partner.known - 1, others: partner.others, singles: partner.singles)
        sum += hope * min(1 + moves(taken), secondNew(after: partner, open: 0) ?? .infinity)
      }
      if position.singles < position.others {
        let next = position.unmatched
        let canPass = position.known > 0 || position.singles > 0
        let pass = canPass ? 1 + moves(next) : .infinity
        sum += (1 - hope) * min(pass, secondNew(after: next, open: 1) ?? .infinity)
      }
      choices.append(sum)
      if position.singles > 0 { choices.append(secondNew(after: position, open: 1) ?? .infinity) }
    }
    let best = choices.min() ?? 0
    found[position] = best
    return best
  }

  /// The moves needed when the second card is new; nil if none is left.
  ///
  /// `open` is 1 if the first card’s partner is unknown, and else 0.
  private mutating func secondNew(after position: Position, open: Int) -> Double? {
    guard position.unseen > 0 else { return nil }
    let others = position.singles - open
    let rest = position.unseen - others - open
    var sum = 0.0
    if open > 0 {
      sum += moves(
        Position(known: position.known, others: position.others - 1, singles: position.singles - 1))
    }
    if others > 0 { sum += Double(others) * moves(position.matched) }
    if rest > 0 { sum += Double(rest) * moves(position.unmatched) }
    return 1 + sum / Double(position.unseen)
  }
}
