/// A board of pairs, with the flips so far and their results.
///
/// Only this type knows the rule of flipping. A board knows no covers, players or clock: two programs play the
/// same board if their ``fingerprint``s are equal.
public struct Board: Equatable, Sendable {
  /// The cards, row by row from the top left.
  public private(set) var cards: [Card]
  /// For each card, the index of the other card of its pair.
  public let partners: [Int]
  public private(set) var flips: [Flip] = []
  /// The indices of the open, unmatched cards, in the order opened; at most two.
  public private(set) var openCards: [Int] = []
  /// The moves made; a single open card does not count yet.
  public private(set) var moves: [Move] = []
  public private(set) var foundPairCount = 0

  public struct Move: Equatable, Sendable {
    public let first: Int
    public let second: Int
    public let isMatch: Bool
    /// The turn that it belongs to, as in ``Board/turn``.
    public let turn: Int
  }

  public init() { self.init(cards: [], partners: []) }

  private init(cards: [Card], partners: [Int]) { (self.cards, self.partners) = (cards, partners) }

  /// A board of face-down cards; nil unless each number from 0 up is the pair of exactly two of at most 80 cards.
  init?(_ cards: [Card]) {
    guard cards.count <= 2 * Grid.maximumPairCount, cards.count.isMultiple(of: 2)
    else { return nil }
    var firsts = [Int?](repeating: nil, count: cards.count / 2)
    var partners = Array(cards.indices)
    for (card, pair) in cards.map(\.pair).enumerated() {
      guard firsts.indices.contains(pair) else { return nil }
      if let first = firsts[pair] {
        guard partners[first] == first else { return nil }
        (partners[first], partners[card]) = (card, first)
      } else {
        firsts[pair] = card
      }
    }
    self.init(cards: cards, partners: partners)
  }

  /// The board with the pair on each card, and the cards that show a title instead of a cover, after these flips.
  ///
  /// Nil also if the rules do not allow one of the flips. O(flips).
  public init?(pairs: [Int], titles: [Int] = [], flips: [Flip] = []) {
    self.init(pairs.enumerated().map { Card(pair: $1, showsTitle: titles.contains($0)) })
    for flip in flips where self.flip(flip) == nil { return nil }
  }

  /// The bytes of its flips and moves.
  var weight: Int {
    flips.count * MemoryLayout<Flip>.stride + moves.count * MemoryLayout<Move>.stride
  }

  public var pairs: [Int] { cards.map(\.pair) }
  public var pairCount: Int { cards.count / 2 }
  public var isSolved: Bool { !cards.isEmpty && foundPairCount == pairCount }

  /// The number of the turn, counted from 0; with `n` players, it belongs to player `turn % n`.
  ///
  /// It passes on after each move that finds no pair.
  public var turn: Int { moves.count - foundPairCount }

  var dealt: Board { Board(cards: cards.map(\.hidden), partners: partners) }

  /// The board during a pause: its cards face down, with the moves made.
  public var faceDown: Board {
    var board = dealt
    (board.moves, board.foundPairCount) = (moves, foundPairCount)
    return board
  }

  /// The FNV-1a hash, in 64 bits, of a byte for each card (its pair, plus 128 for a title), 255, and a byte for each
  /// card flipped: almost certainly differs for boards with different cards or flips; O(cards + flips).
  public var fingerprint: UInt64 {
    let faces = cards.map { UInt8($0.pair) | ($0.showsTitle ? 0x80 : 0) }
    return (faces + [0xFF] + flips.map { UInt8($0.card) }).fnv64
  }

  public enum FlipResult: Sendable {
    case first
    case pair
    /// It completed a move without a pair; the turn passes on.
    case noPair
  }

  /// Turns a card; nil, and nothing has changed, if the rules do not allow it, or the clock goes back; O(1).
  ///
  /// Two different open cards stay until the next flip, possibly of one of them, turns them back.
  public mutating func flip(_ flip: Flip) -> FlipResult? {
    guard canFlip(flip.card), flips.last?.seconds ?? 0 <= flip.seconds else { return nil }
    if openCards.count == 2 {
      for card in openCards { cards[card].face = .hidden }
      openCards.removeAll(keepingCapacity: true)
    }
    cards[flip.card].face = .open
    openCards.append(flip.card)
    flips.append(flip)
    guard openCards.count == 2 else { return .first }
    let (first, second) = (openCards[0], openCards[1])
    let isMatch = partners[first] == second
    for card in openCards where isMatch { cards[card].match(in: turn) }
    moves.append(Move(first: first, second: second, isMatch: isMatch, turn: turn))
    guard isMatch else { return .noPair }
    openCards.removeAll(keepingCapacity: true)
    foundPairCount += 1
    return .pair
  }

  /// Turns a card in the same second as the previous one.
  public mutating func flip(_ card: Int) -> FlipResult? {
    flip(Flip(card: card, seconds: flips.last?.seconds ?? 0))
  }

  /// True for a face-down card, or one that will be once the last move's cards are turned back.
  public func canFlip(_ card: Int) -> Bool {
    guard cards.indices.contains(card) else { return false }
    return cards[card].face == .hidden || openCards.count == 2 && openCards.contains(card)
  }
}
