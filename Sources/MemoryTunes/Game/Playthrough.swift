/// A board of pairs, and what the flips so far have made of it.
///
/// It follows the rules of the board without its covers, clock and animation, so that the flips of a
/// stored game can be checked and read.
public struct Playthrough: Equatable, Sendable {
  /// The pair on each card.
  public let pairs: [Int]
  /// For each card, the index of the other card of its pair.
  public let partners: [Int]
  /// Which side of each card is up.
  public private(set) var faces: [Card.Face]
  /// The indices of the open, unmatched cards, in the order opened; at most two.
  public private(set) var openCards: [Int] = []
  /// The moves made; a single open card is none yet.
  public private(set) var moves: [Move] = []
  /// The number of pairs found.
  public private(set) var matchedPairCount = 0
  /// How many play; they take turns, and a pair gives another one.
  public let playerCount: Int
  /// Whose turn it is, counted from 0.
  public private(set) var turn = 0

  /// Two cards turned, one after the other.
  public struct Move: Equatable, Sendable {
    public let first: Int
    public let second: Int
    /// Whether they are a pair.
    public let isMatch: Bool
    /// Who turned them, counted from 0.
    public let player: Int
  }

  /// A board before the first flip of one of at least one player; nil unless each number from 0 up is on
  /// exactly two of at most 80 cards.
  public init?(pairs: [Int], playerCount: Int = 1) {
    guard let partners = Self.partners(of: pairs), playerCount > 0 else { return nil }
    self.playerCount = playerCount
    self.pairs = pairs
    self.partners = partners
    faces = pairs.map { _ in .hidden }
  }

  /// The board after these flips, in O(flips); nil if the rules do not allow one of them, or the clock
  /// goes back.
  public init?(pairs: [Int], flips: [Flip], playerCount: Int = 1) {
    self.init(pairs: pairs, playerCount: playerCount)
    var seconds = 0
    for flip in flips {
      guard seconds <= flip.seconds, self.flip(flip.card) else { return nil }
      seconds = flip.seconds
    }
  }

  /// Whether a card can be turned.
  ///
  /// Hidden cards can. Two different open cards stay until the next flip, so neither of them can be
  /// that flip.
  public func canFlip(_ card: Int) -> Bool {
    faces.indices.contains(card) && faces[card] == .hidden
  }

  /// Turns a card; false, and nothing has changed, if it cannot be turned.
  public mutating func flip(_ card: Int) -> Bool {
    guard canFlip(card) else { return false }
    if openCards.count == 2 { turnBackOpenCards() }
    faces[card] = .open
    openCards.append(card)
    if openCards.count == 2 { compareOpenCards() }
    return true
  }

  private mutating func turnBackOpenCards() {
    for card in openCards { faces[card] = .hidden }
    openCards = []
  }

  private mutating func compareOpenCards() {
    let (first, second) = (openCards[0], openCards[1])
    let isMatch = partners[first] == second
    moves.append(Move(first: first, second: second, isMatch: isMatch, player: turn))
    guard isMatch else {
      turn = (turn + 1) % playerCount
      return
    }
    for card in openCards { faces[card] = .matched }
    openCards = []
    matchedPairCount += 1
  }
}

extension Playthrough {
  private static func partners(of pairs: [Int]) -> [Int]? {
    guard pairs.count <= 2 * Grid.maximumPairCount, pairs.count.isMultiple(of: 2) else {
      return nil
    }
    var places = Array(repeating: [Int](), count: pairs.count / 2)
    for (card, pair) in pairs.enumerated() {
      guard places.indices.contains(pair) else { return nil }
      places[pair].append(card)
    }
    guard places.allSatisfy({ $0.count == 2 }) else { return nil }
    return pairs.enumerated().map { card, pair in
      places[pair][0] == card ? places[pair][1] : places[pair][0]
    }
  }
}
