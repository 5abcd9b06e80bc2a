import MemoryTunes

/// A player who stores each card seen with a fixed chance and never forgets one that is stored.
///
/// Takes a known pair first; otherwise turns a card that is not in memory, then its partner if that
/// is, else another card that is not.
struct SimulatedPlayer {
  /// The chance that a card seen is stored: from 0 to 1.
  let keep: Double
  private(set) var board: Board
  private var isStored: [Bool]
  private var generator: SeededGenerator

  init(keep: Double, board: Board, seed: UInt64) {
    (self.keep, self.board) = (keep, board)
    isStored = board.pairs.map { _ in false }
    generator = SeededGenerator(seed: seed)
  }

  /// Turns a card and stores it by chance; nil when all pairs are found.
  mutating func flipCard() -> Int? {
    let faces = board.faces
    let hidden = faces.indices.filter { faces[$0] == .hidden }
    guard !hidden.isEmpty else { return nil }
    let card = board.openCards.count == 1 ? second(of: hidden) : first(of: hidden)
    _ = board.flip(Flip(card: card, seconds: board.flips.count))
    if Double(generator.number(below: 1_000_000)) < keep * 1e6 { isStored[card] = true }
    return card
  }

  private mutating func first(of hidden: [Int]) -> Int {
    hidden.first { isStored[$0] && isStored[board.partners[$0]] } ?? unknown(of: hidden)
  }

  private mutating func second(of hidden: [Int]) -> Int {
    let partner = board.partners[board.openCards[0]]
    return isStored[partner] ? partner : unknown(of: hidden)
  }

  private mutating func unknown(of hidden: [Int]) -> Int {
    let unknown = hidden.filter { !isStored[$0] }
    return unknown[generator.number(below: unknown.count)]
  }
}

extension Board {
  /// A board with this number of pairs, shuffled by the seed.
  static func dealt(pairs: Int, seed: UInt64) -> Board {
    var generator = SeededGenerator(seed: seed)
    let cards = (Array(0..<pairs) + (0..<pairs)).shuffled(by: &generator)
    guard let board = Board(pairs: cards) else { preconditionFailure("not pairs") }
    return board
  }

  /// A simulated player's flips until all pairs are found or the limit is reached.
  func flips(ofPlayerKeeping keep: Double, seed: UInt64, atMost count: Int = .max) -> [Flip] {
    var player = SimulatedPlayer(keep: keep, board: self, seed: seed)
    while player.board.flips.count < count, player.flipCard() != nil {}
    return player.board.flips
  }
}

/// The flips of these cards, a second apart.
func flips(_ cards: Int...) -> [Flip] { flips(of: cards) }

func flips(of cards: [Int]) -> [Flip] {
  cards.enumerated().map { Flip(card: $1, seconds: $0) }
}
